import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { CaseStudies } from './case-studies.tsx';
import { KeyElements } from './key-elements/key-elements.tsx';
import { partsQuery } from './parts-query.ts';

type Props = { readonly projectId: string; readonly name: string };

/** What a study project is made of: its key elements and its case studies. */
export function ProjectParts({ projectId, name }: Props) {
  const screen = useScreenQuery(partsQuery, { id: projectId }, { fresh: true });
  useAfterUndo(screen.reload);
  const parts = screen.data?.studyProjectParts;
  if (!parts) {
    const waiting = <Skeleton shape="list" count={2} />;
    return <Unready screen={screen} what={texts.cmsStudyProject.cases.notLoaded} waiting={waiting} back={null} />;
  }
  return (
    <>
      <KeyElements projectId={projectId} name={name} elements={parts.keyElements} onChanged={screen.reload} />
      <CaseStudies projectId={projectId} studies={parts.caseStudies} onChanged={screen.reload} />
    </>
  );
}
