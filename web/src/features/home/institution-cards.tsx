import { IconCheck } from '@tabler/icons-react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { CardChoice } from '../../ui/form/card-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Tile } from '../../ui/page/tile.tsx';
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

/** The institutions of a person; the chosen one says whose groups are listed. */
export function InstitutionCards({ institutions, current, onChoose }: Props) {
  return (
    <div className={classes['cards']}>
      {readFragment(institutionFragment, institutions).map(({ id, name, logo, city, country }) => (
        <CardChoice key={id} title={name} selected={id === current} onSelect={() => onChoose(id)}>
          <div className={classes['card']}>
            <Tile accent={`oklch(0.4 0.09 ${hueOf(id)})`} src={logo ?? null} solid>
              {initials(name)}
            </Tile>
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

/** The same institution has the same colour everywhere. */
function hueOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) % 360;
}
