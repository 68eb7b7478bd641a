import { sameValue } from '@lectern/domain/base/content-difference/same-value.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { typedQuickclipCard, type QuickclipCardContent } from '@lectern/domain/learning/library/quickclip-card.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDialog } from '../cms-item/item-dialog.tsx';
import { UsedIn } from '../cms/used-in.tsx';
import { usePublishes } from '../cms/save-later.tsx';
import { PresentItem, type PresentContent } from '../cms/present-item.tsx';
import type { ShownPart } from '../../base/form/conflict-dialog.tsx';
import type { useForm } from '../../base/form/use-form.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { LogoField } from '../../base/media/logo-field.tsx';
import { VideoField } from '../../base/media/video-field.tsx';
import type { CardFormProps } from './card-form.ts';

const createMutation = graphql(`
  mutation CmsCards_createQuickclipCard($lesson_id: ID!, $data: QuickclipCardInput!) {
    authored: createQuickclipCard(lesson_id: $lesson_id, data: $data) {
      change_set_id
      waits
    }
  }
`);

const updateMutation = graphql(`
  mutation CmsCards_updateQuickclipCard($data: UpdateQuickclipCardInput!, $where: ContentWhere!) {
    authored: updateQuickclipCard(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Values = Pick<QuickclipCardContent, 'title' | 'poster'> & {
  readonly video: Pick<QuickclipCardContent, 'sources' | 'tracks'>;
};

/** How long a video is, which it says once it is played here. */
type Measured = { readonly seconds: number; readonly sources: Values['video']['sources'] } | null;

/** The duration of the video that is sent; of one that was not played here it stays as it is. */
const durationOf = ({ sources }: Values['video'], measured: Measured) =>
  measured && sameValue(sources, measured.sources) ? { duration_seconds: measured.seconds } : {};

const valuesOf = ({ title, sources, tracks, poster }: QuickclipCardContent): Values => ({
  title,
  video: { sources, tracks },
  poster,
});

/** Writes a video card, a new one or one that is there. */
export function QuickclipForm({ cardId, ...props }: CardFormProps) {
  if (cardId === null) return <NewCard {...props} />;
  return (
    <PresentItem<QuickclipCardContent>
      kind="QUICKCLIP_CARD"
      id={cardId}
      title={texts.cmsCards.quickclip.edit}
      onClose={props.onClose}
    >
      {(card) => <EditedCard {...props} card={card} />}
    </PresentItem>
  );
}

type Props = Omit<CardFormProps, 'cardId'>;

function NewCard({ lessonId, language, onDone, onClose }: Props) {
  const words = texts.cmsCards.quickclip;
  const [measured, setMeasured] = useState<Measured>(null);
  const initial: Values = { title: '', video: { sources: [], tracks: [] }, poster: null };
  const item = {
    kind: 'QUICKCLIP_CARD',
    id: null,
    parent_id: lessonId,
    name: texts.contentHistory.kinds.QUICKCLIP_CARD,
  } as const;
  const form = useKeptForm(item, {
    schema: typedQuickclipCard,
    initial,
    entity: entities.QUICKCLIP_CARD,
    mutation: createMutation,
    toVariables: ({ video, ...data }) => ({
      lesson_id: lessonId,
      data: { ...data, ...video, ...durationOf(video, measured) },
    }),
    say: sayIssue,
    failedText: texts.cmsCards.notSaved,
    onDone: ({ authored }) => {
      offerUndo(words.created, authored);
      onDone();
      onClose();
    },
  });
  return (
    <ItemDialog title={words.add} {...{ form, onClose }} parts={partsOf(language)}>
      <Fields {...{ form, language }} onMeasured={setMeasured} />
    </ItemDialog>
  );
}

function EditedCard({
  card,
  language,
  onDone,
  onClose,
}: Props & { readonly card: PresentContent<QuickclipCardContent> }) {
  const words = texts.cmsCards.quickclip;
  const publishes = usePublishes('QUICKCLIP_CARD', card.id);
  const [measured, setMeasured] = useState<Measured>(null);
  const form = useKeptForm(
    { kind: 'QUICKCLIP_CARD', id: card.id, name: texts.contentHistory.kinds.QUICKCLIP_CARD },
    {
      schema: typedQuickclipCard,
      initial: valuesOf(card.content),
      version: card.version,
      entity: entities.QUICKCLIP_CARD,
      mutation: updateMutation,
      toVariables: ({ video, ...data }, version, later) => ({
        data: { ...data, ...video, ...durationOf(video, measured) },
        where: { id: card.id, version, later },
      }),
      toValues: (theirs) => valuesOf(theirs as unknown as QuickclipCardContent),
      say: sayIssue,
      failedText: texts.cmsCards.notSaved,
      onDone: ({ authored }) => {
        offerUndo(words.updated, authored);
        onDone();
        onClose();
      },
    },
  );
  return (
    <ItemDialog title={words.edit} {...{ form, publishes, onClose }} parts={partsOf(language)}>
      <Fields {...{ form, language }} onMeasured={setMeasured} />
      <UsedIn id={card.id} />
    </ItemDialog>
  );
}

/** What a card is made of. */
function partsOf(language: string): readonly ShownPart<Values>[] {
  const words = texts.cmsCards.quickclip;
  return [
    {
      part: 'title',
      name: texts.cmsCards.title,
      shown: ({ title }) => title && <span {...ofLanguage(language)}>{title}</span>,
    },
    {
      part: 'video',
      name: words.video,
      shown: ({ video: { sources, tracks } }) =>
        words.parts([...sources.map(({ type }) => type), ...tracks.map(({ label }) => label)]),
    },
    { part: 'poster', name: words.poster, shown: ({ poster }) => poster && <img src={poster} alt="" width={160} /> },
  ];
}

type FieldsProps = {
  readonly form: Pick<ReturnType<typeof useForm<Values, never, never, never>>, 'field' | 'values'>;
  readonly language: string;
  readonly onMeasured: (measured: Measured) => void;
};

function Fields({ form, language, onMeasured }: FieldsProps) {
  const words = texts.cmsCards.quickclip;
  const [title, video, poster] = [form.field('title'), form.field('video'), form.field('poster')];
  return (
    <>
      <TextField
        key={title.key}
        {...title.props}
        {...ofLanguage(language)}
        label={texts.cmsCards.title}
        help={texts.cmsCards.titleHelp}
        autoComplete="off"
      />
      <VideoField
        key={video.key}
        {...video.props}
        label={words.video}
        language={language}
        required
        onDuration={(seconds) => onMeasured({ seconds, sources: form.values().video.sources })}
      />
      <LogoField key={poster.key} {...poster.props} label={words.poster} preset="picture" />
    </>
  );
}

const sayIssue = (issue: FieldIssue): string =>
  issue.field === 'video' && issue.code === 'REQUIRED' ? texts.cmsCards.quickclip.missing : issueText(issue);
