import { IconCheck } from '@tabler/icons-react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { CardChoice } from '../../ui/form/card-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InstitutionTile } from '../../business/institution/institution-tile.tsx';
import classes from './institution-cards.module.css';

const institutionFragment = graphql(`
  fragment InstitutionCards_institution on Institution {
    id
    name
    logo
    city
    country
  }
`);

type Props = {
  readonly institutions: readonly FragmentType<typeof institutionFragment>[];
  /** The id of the chosen one. */
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** The institutions of a person; the chosen one says whose groups are listed. One alone is a line. */
export function InstitutionCards({ institutions, current, onChoose }: Props) {
  const [only] = institutions.length === 1 ? readFragment(institutionFragment, institutions) : [];
  if (only) {
    return (
      <div className={classes['cards']}>
        <p className={classes['only']}>
          <InstitutionTile institution={{ id: only.id, name: only.name, logo: only.logo ?? null }} size={32} />
          <bdi className={classes['name']}>{only.name}</bdi>
          <bdi className={classes['place']}>{[only.city, only.country].filter(Boolean).join(', ')}</bdi>
        </p>
      </div>
    );
  }
  return (
    <div className={classes['cards']}>
      {readFragment(institutionFragment, institutions).map(({ id, name, logo, city, country }) => (
        <CardChoice key={id} title={name} selected={id === current} onSelect={() => onChoose(id)}>
          <div className={classes['card']}>
            <InstitutionTile institution={{ id, name, logo: logo ?? null }} />
            <div className={classes['words']}>
              <p className={classes['name']}>
                <bdi>{name}</bdi>
              </p>
              <p className={classes['place']}>{[city, country].filter(Boolean).join(', ')}</p>
            </div>
            {id === current && (
              <span className={classes['selected']}>
                <Icon of={IconCheck} size={16} />
                <span>{texts.home.selected}</span>
              </span>
            )}
          </div>
        </CardChoice>
      ))}
    </div>
  );
}
