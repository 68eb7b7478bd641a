import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditedContainer } from '../edited-container.ts';
import type { QuestionValues } from '../question-values.ts';
import { MaterialDialog } from './material-dialog.tsx';
import classes from './resources.module.css';

type Purpose = 'hint' | 'reveal';

type Props = {
  readonly values: QuestionValues;
  /** The names of what is offered already, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly course: EditedContainer['course'];
  readonly set: (purpose: Purpose, help: QuestionHelp) => void;
};

/** What of the library is offered as the hint of a question, and what explains it. */
export function ResourcesField({ values, names, course, set }: Props) {
  const [choosing, setChoosing] = useState<Purpose | null>(null);
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const words = texts.cmsQuestion.resources;
  const nameOf = (id: string) => added.get(id) ?? names.get(id) ?? words.unnamed;
  const purposes = ['hint', 'reveal'] as const;
  return (
    <fieldset className={classes['resources']}>
      <legend>{words.title}</legend>
      {!values.hint && !values.reveal && <p className={classes['none']}>{words.none}</p>}
      {purposes.map((purpose) => {
        const help = values[purpose];
        return (
          <div key={purpose} className={classes['purpose']}>
            {help && (
              <ul aria-label={words[purpose]}>
                {help.resource_ids.map((id) => (
                  <li key={id}>
                    <span className={classes['chip']}>{words[purpose]}</span>
                    <span className={classes['name']} {...ofLanguage(course.language)}>
                      {nameOf(id)}
                    </span>
                    <IconButton
                      icon={IconX}
                      size="xs"
                      label={words.remove(nameOf(id))}
                      onClick={() => set(purpose, without(help, id))}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Button
              variant="subtle"
              size="sm"
              leftSection={<Icon of={IconPlus} size={18} />}
              onClick={() => setChoosing(purpose)}
            >
              {purpose === 'hint' ? words.addHint : words.addReveal}
            </Button>
          </div>
        );
      })}
      {choosing && (
        <MaterialDialog
          title={choosing === 'hint' ? words.addHint : words.addReveal}
          course={course}
          kind={values[choosing]?.kind ?? null}
          onChosen={(kind, chosen) => {
            setAdded(new Map([...added, ...chosen]));
            const before = values[choosing]?.resource_ids ?? [];
            set(choosing, { kind, resource_ids: [...new Set([...before, ...chosen.keys()])] });
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </fieldset>
  );
}

function without(help: NonNullable<QuestionHelp>, id: string): QuestionHelp {
  const left = help.resource_ids.filter((one) => one !== id);
  return left.length > 0 ? { ...help, resource_ids: left } : null;
}
