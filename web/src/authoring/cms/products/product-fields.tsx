import type { FieldIssue } from '@lectern/domain/issue.ts';
import { issueText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useForm } from '../../../base/form/use-form.ts';
import { LogoField } from '../../../base/media/logo-field.tsx';

/** What stands in the fields of a product. */
export type ProductValues = { readonly name: string; readonly color: string; readonly logo: string | null };

/** Says what is wrong in words of this form. */
export function sayProductIssue(issue: FieldIssue): string {
  const missing = texts.cms.product.missing[issue.field as keyof ProductValues] as string | undefined;
  return issue.code === 'REQUIRED' && missing ? missing : issueText(issue);
}

type Fields = Pick<ReturnType<typeof useForm<ProductValues, ProductValues, unknown, Record<string, unknown>>>, 'field'>;

/** The fields of a product. */
export function ProductFields({ form }: { readonly form: Fields }) {
  const words = texts.cms.product;
  const [name, color, logo] = [form.field('name'), form.field('color'), form.field('logo')];
  return (
    <>
      <TextField key={name.key} {...name.props} label={words.name} required autoComplete="off" data-autofocus />
      <ColorField
        key={color.key}
        {...color.props}
        label={words.color}
        help={words.colorHelp}
        pickLabel={words.pickColor}
        required
      />
      <LogoField key={logo.key} {...logo.props} label={words.logo} required />
    </>
  );
}
