import { useEffect, useMemo, useRef, useState } from 'react';
import { nameOfLanguage } from '../../texts/name-of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Languages that courses and captions are written in; any other is typed as its tag. */
const usual =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zu'.split(
    ' ',
  );

type Props = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** A BCP 47 tag, with which it begins. */
  readonly defaultValue: string;
  readonly onChange: (tag: string) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A language, chosen from a list by its name, or another one by its tag. */
export function LanguageField({ label, defaultValue, onChange, ...field }: Props) {
  const words = texts.media.languages;
  const [chosen, setChosen] = useState(defaultValue);
  const [typing, setTyping] = useState(false);
  const tag = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typing) tag.current?.focus();
  }, [typing]);
  const named = useMemo(() => {
    const tags = usual.includes(defaultValue) || defaultValue === '' ? usual : [defaultValue, ...usual];
    const languages = tags.map((value) => ({ value, label: nameOfLanguage(value) }));
    return languages.toSorted((a, b) => a.label.localeCompare(b.label));
  }, [defaultValue]);
  const choose = (value: string) => {
    setTyping(value === other);
    setChosen(value);
    onChange(value === other ? '' : value);
  };
  const { help, error, ...rest } = field;
  return (
    <>
      <Select
        {...(typing ? {} : { ...rest, help, error })}
        label={label}
        required
        value={chosen}
        options={[...(chosen === '' ? [{ value: '', label: '' }] : []), ...named, { value: other, label: words.other }]}
        onChange={choose}
      />
      {typing && (
        <TextField
          ref={tag}
          {...rest}
          error={error}
          label={words.tag}
          help={words.tagHelp}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </>
  );
}

const other = 'OTHER';
