import type { FieldIssue } from '@lectern/domain/issue.ts';
import { quickdeckCardForm, type QuickdeckCardContent } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { RichTextField } from '../../base/editor/rich-text-field.tsx';
import { ItemDialog } from '../cms-item/item-dialog.tsx';
import { UsedIn } from '../cms/used-in.tsx';
import { usePublishes } from '../cms/save-later.tsx';
import { PresentItem, type PresentContent } from '../cms/present-item.tsx';
import type { ShownPart } from '../../base/form/conflict-dialog.tsx';
import type { useForm } from '../../base/form/use-form.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { LogoField } from '../../base/media/logo-field.tsx';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import type { CardFormProps } from './card-form.ts';

const createMutation = graphql(`
  mutation CmsCards_createQuickdeckCard($lesson_id: ID!, $data: QuickdeckCardInput!) {
    authored: createQuickdeckCard(lesson_id: $lesson_id, data: $data) {
      change_set_id
      waits
    }
  }
`);

const updateMutation = graphql(`
  mutation CmsCards_updateQuickdeckCard($data: UpdateQuickdeckCardInput!, $where: ContentWhere!) {
    authored: updateQuickdeckCard(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Values = Pick<QuickdeckCardContent, 'title' | 'term' | 'definition' | 'image'>;

const valuesOf = ({ title, term, definition, image }: Values): Values => ({ title, term, definition, image });

/** Writes a flash card, a new one or one that is there. */
export function QuickdeckForm({ cardId, ...props }: CardFormProps) {
  if (cardId === null) return <NewCard {...props} />;
  return (
    <PresentItem<Values>
      kind="QUICKDECK_CARD"
      id={cardId}
      title={texts.cmsCards.quickdeck.edit}
      onClose={props.onClose}
    >
      {(card) => <EditedCard {...props} card={card} />}
    </PresentItem>
  );
}

type Props = Omit<CardFormProps, 'cardId'>;

function NewCard({ lessonId, language, onDone, onClose }: Props) {
  const words = texts.cmsCards.quickdeck;
  const item = {
    kind: 'QUICKDECK_CARD',
    id: null,
    parent_id: lessonId,
    name: texts.contentHistory.kinds.QUICKDECK_CARD,
  } as const;
  const form = useKeptForm(item, {
    schema: quickdeckCardForm,
    initial: { title: '', term: '', definition: '', image: null },
    entity: entities.QUICKDECK_CARD,
    mutation: createMutation,
    toVariables: (data) => ({ lesson_id: lessonId, data }),
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
      <Fields form={form} language={language} />
    </ItemDialog>
  );
}

function EditedCard({ card, language, onDone, onClose }: Props & { readonly card: PresentContent<Values> }) {
  const words = texts.cmsCards.quickdeck;
  const publishes = usePublishes('QUICKDECK_CARD', card.id);
  const form = useKeptForm(
    { kind: 'QUICKDECK_CARD', id: card.id, name: texts.contentHistory.kinds.QUICKDECK_CARD },
    {
      schema: quickdeckCardForm,
      initial: valuesOf(card.content),
      version: card.version,
      entity: entities.QUICKDECK_CARD,
      mutation: updateMutation,
      toVariables: (data, version, later) => ({ data, where: { id: card.id, version, later } }),
      toValues: valuesOf,
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
      <Fields form={form} language={language} />
      <UsedIn id={card.id} />
    </ItemDialog>
  );
}

/** What a card is made of. */
function partsOf(language: string): readonly ShownPart<Values>[] {
  const words = texts.cmsCards.quickdeck;
  return [
    {
      part: 'title',
      name: texts.cmsCards.title,
      shown: ({ title }) => title && <span {...ofLanguage(language)}>{title}</span>,
    },
    { part: 'term', name: words.term, shown: ({ term }) => <RichText html={term} language={language} /> },
    {
      part: 'definition',
      name: words.definition,
      shown: ({ definition }) => <RichText html={definition} language={language} />,
    },
    { part: 'image', name: words.image, shown: ({ image }) => image && <img src={image} alt="" width={160} /> },
  ];
}

type FieldsProps = {
  readonly form: Pick<ReturnType<typeof useForm<Values, never, never, never>>, 'field'>;
  readonly language: string;
};

function Fields({ form, language }: FieldsProps) {
  const words = texts.cmsCards.quickdeck;
  const [title, term, definition] = [form.field('title'), form.field('term'), form.field('definition')];
  const image = form.field('image');
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
      <RichTextField key={term.key} {...term.props} label={words.term} language={language} required />
      <RichTextField key={definition.key} {...definition.props} label={words.definition} language={language} required />
      <LogoField key={image.key} {...image.props} label={words.image} preset="picture" />
    </>
  );
}

function sayIssue(issue: FieldIssue): string {
  const { missing } = texts.cmsCards.quickdeck;
  if (issue.code !== 'REQUIRED') return issueText(issue);
  return issue.field === 'term' ? missing.term : missing.definition;
}
