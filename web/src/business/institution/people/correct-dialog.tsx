import { correctionSchema } from '@lectern/domain/business/institution/members.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConflictDialog, type ShownPart } from '../../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { useForm } from '../../../base/form/use-form.ts';
import classes from './institution-members.module.css';
import { sayInviteeIssue } from './invitee-fields.tsx';
import { sentText } from './sent-text.ts';

const correctMutation = graphql(`
  mutation CorrectDialog_correctInstitutionInvitation(
    $id: ID!
    $data: InvitationCorrectionInput!
    $was: InvitationCorrectionInput!
    $language: String!
  ) {
    correctInstitutionInvitation(id: $id, data: $data, was: $was, language: $language) {
      id
      mail {
        state
        goes_out_on
      }
    }
  }
`);

/** Whom an invitation is for that reached nobody. */
export type Unreached = { readonly first_name: string; readonly last_name: string; readonly email: string };

const fields = ['email', 'first_name', 'last_name'] as const;

type Props = {
  readonly id: string;
  readonly unreached: Unreached;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Corrects name and address of an invitation whose mail reached nobody, and sends it to the new address. */
export function CorrectDialog({ id, unreached, onDone, onClose }: Props) {
  const formId = useId();
  const language = useLanguage();
  const { people: words, email: emailLabel } = texts.institution;
  const form = useForm({
    schema: correctionSchema,
    initial: unreached,
    mutation: correctMutation,
    entity: entities.INVITATION,
    toVariables: (data, _version, _later, was) => ({ id, data, was, language }),
    say: sayInviteeIssue,
    sayRefusal: ({ code }) => (code === 'TAKEN' ? words.isTaken : undefined),
    onDone: ({ correctInstitutionInvitation: { mail } }) => {
      showToast('success', sentText([mail], words.sent));
      onDone();
      onClose();
    },
  });
  const [first, last, email] = [form.field('first_name'), form.field('last_name'), form.field('email')];
  const { dirty, busy, refusal } = form;
  const sentTo = refusal?.code === 'CONFLICT' ? String(refusal.details['sent_to']) : null;
  return (
    <FormDialog
      title={words.correct}
      form={formId}
      submit={words.send}
      ready
      {...{ dirty, busy, onClose }}
      words={words.leave}
    >
      <FormBody
        id={formId}
        form={{ ...form, refusal: sentTo === null ? refusal : { text: words.sentMeanwhile(sentTo) } }}
      >
        <TextField
          key={email.key}
          {...email.props}
          type="email"
          required
          label={emailLabel}
          dir="ltr"
          autoComplete="off"
          data-autofocus
        />
        <div className={classes['pair']}>
          <TextField key={first.key} {...first.props} required label={words.fields.first_name} dir="auto" />
          <TextField key={last.key} {...last.props} label={words.fields.last_name} dir="auto" />
        </div>
        <ConflictDialog form={form} submit={words.sendChoice} parts={partsOf()} onSettled={onDone} />
      </FormBody>
    </FormDialog>
  );
}

/** What an invitation is made of. */
const partsOf = (): readonly ShownPart<Unreached>[] =>
  fields.map((field) => ({
    part: field,
    name: field === 'email' ? texts.institution.email : texts.institution.people.fields[field],
    shown: (values) => <bdi>{values[field]}</bdi>,
  }));
