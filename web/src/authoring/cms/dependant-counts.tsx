import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './dependant-counts.module.css';

const kinds = [
  'courses',
  'books',
  'study_projects',
  'questions',
  'licenses',
  'groups',
  'learners',
  'pointing',
] as const;

type Props = {
  /** How many of each depend on it; null until that is known. */
  readonly counts: { readonly [Kind in (typeof kinds)[number]]?: number } | null;
  readonly failed: boolean;
};

/** What depends on something that is going to be deleted or hidden. */
export function DependantCounts({ counts, failed }: Props) {
  const words = texts.cms.dependants;
  if (failed) return <p>{words.notCounted}</p>;
  if (!counts) return <Skeleton shape="list" count={1} />;
  const lines = kinds.flatMap((kind) => (counts[kind] ? [words[kind](counts[kind])] : []));
  if (lines.length === 0) return <p>{words.nothing}</p>;
  return (
    <ul className={classes['dependants']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
