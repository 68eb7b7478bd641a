import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { chooseInstitution, useCurrentInstitution } from './current-institution.ts';

type Props = {
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  readonly className?: string | undefined;
};

/** The institution that home shows and the navigation goes by, for who belongs to several. */
export function InstitutionChoice({ institutions, className }: Props) {
  const current = useCurrentInstitution(institutions);
  if (!current || institutions.length === 1) return null;
  return (
    <div className={className}>
      <Select
        label={texts.home.myInstitution}
        options={institutions.map(({ id, name }) => ({ value: id, label: name }))}
        value={current.id}
        onChange={chooseInstitution}
      />
    </div>
  );
}
