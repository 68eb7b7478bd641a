import { longestFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { memberQuestionForm, seatsQuestionForm } from '@lectern/domain/business/follow-up/sales-question.ts';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { AskDialog_AskSalesManagerMutation } from '../../graphql/generated/graphql.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { useForm } from '../../base/form/use-form.ts';

const askMutation = graphql(`
  mutation AskDialog_askSalesManager($data: AskSalesManagerInput!) {
    askSalesManager(data: $data) {
      is_new
      asked_on
      seats
      asked_by {
        id
        first_name
        last_name
      }
      sales_manager {
        id
        first_name
        last_name
      }
    }
  }
`);

/** What those who sell are asked about: a license of which more seats are wanted, or a member. */
export type SalesQuestion = {
  readonly about: 'license' | 'member';
  readonly id: string;
  readonly name: string;
};

type Props = {
  readonly question: SalesQuestion;
  /** Who looks after the institution, by name; null where nobody does. */
  readonly manager: string | null;
  readonly onClose: () => void;
};

type Asked = AskDialog_AskSalesManagerMutation['askSalesManager'];

/** Asks those who sell; where the same was asked before, it says by whom, when, and on whose list it stands. */
export function AskDialog({ question, manager, onClose }: Props) {
  const [before, setBefore] = useState<Asked | null>(null);
  const asked = ({ askSalesManager }: AskDialog_AskSalesManagerMutation) => {
    if (!askSalesManager.is_new) return setBefore(askSalesManager);
    showToast('success', texts.salesQuestion.sent(nameOf(askSalesManager.sales_manager)));
    return onClose();
  };
  if (before) return <AskedBefore asked={before} onClose={onClose} />;
  const given = { question, manager, onAsked: asked, onClose };
  return question.about === 'license' ? <AskForSeats {...given} /> : <AskAboutMember {...given} />;
}

type Person = { readonly first_name: string; readonly last_name: string };

const nameOf = (person: Person | null | undefined): string | null =>
  person ? texts.salesQuestion.person(person.first_name, person.last_name) : null;

function AskedBefore({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { asked_by, asked_on, seats, sales_manager } = asked;
  const words = texts.salesQuestion;
  return (
    <Dialog
      title={words.askedAlready}
      size="confirm"
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{words.askedText(nameOf(asked_by) ?? '', localDay(asked_on), seats ?? null, nameOf(sales_manager))}</p>
    </Dialog>
  );
}

type FormProps = Props & { readonly onAsked: (data: AskDialog_AskSalesManagerMutation) => void };

function AskForSeats({ question: { id: license_id, name }, manager, onAsked, onClose }: FormProps) {
  const words = texts.salesQuestion;
  const form = useForm({
    schema: seatsQuestionForm,
    initial: { seats: '', what: '' },
    mutation: askMutation,
    toVariables: (asked) => ({ data: { license_id, ...asked } }),
    onDone: onAsked,
  });
  const [seats, note] = [form.field('seats'), form.field('what')];
  return (
    <Asking title={words.askForMoreOf(name)} text={words.seatsText(manager)} {...{ form, onClose }}>
      <NumberField key={seats.key} {...seats.props} label={words.fields.seats} required data-autofocus />
      <TextArea key={note.key} {...note.props} label={words.fields.note} maxLength={longestFollowUp} dir="auto" />
    </Asking>
  );
}

function AskAboutMember({ question: { id: member_id, name }, manager, onAsked, onClose }: FormProps) {
  const words = texts.salesQuestion;
  const form = useForm({
    schema: memberQuestionForm,
    initial: { what: '' },
    mutation: askMutation,
    toVariables: (asked) => ({ data: { member_id, ...asked } }),
    onDone: onAsked,
  });
  const what = form.field('what');
  return (
    <Asking title={words.aboutTitle(name)} text={words.aboutText(manager)} {...{ form, onClose }}>
      <TextArea
        key={what.key}
        {...what.props}
        label={words.fields.what}
        required
        maxLength={longestFollowUp}
        dir="auto"
        data-autofocus
      />
    </Asking>
  );
}

type AskingProps = {
  readonly title: string;
  readonly text: string;
  readonly form: ComponentProps<typeof FormBody>['form'] &
    Pick<ReturnType<typeof useForm>, 'dirty' | 'busy' | 'whyNot'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function Asking({ title, text, form, onClose, children }: AskingProps) {
  const id = useId();
  const { dirty, busy, whyNot } = form;
  const words = texts.salesQuestion;
  return (
    <FormDialog
      title={title}
      form={id}
      submit={words.send}
      off={whyNot !== null}
      ready
      {...{ dirty, busy, onClose }}
      words={words.leave}
    >
      <FormBody {...{ id, form }}>
        <p>{text}</p>
        {children}
      </FormBody>
    </FormDialog>
  );
}
