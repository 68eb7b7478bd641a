/** The whole name of a person, who can have the first alone. */
export const fullName = ({
  first_name,
  last_name,
}: {
  readonly first_name: string;
  readonly last_name: string;
}): string => `${first_name} ${last_name}`.trim();
