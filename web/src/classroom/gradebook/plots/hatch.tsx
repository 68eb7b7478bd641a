import classes from './plot.module.css';

/** The hatching of scores below the pass threshold, to be used as `fill="url(#id)"`. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <rect width={8} height={8} className={classes['between']} />
        <rect width={5} height={8} className={classes['stripe']} />
      </pattern>
    </defs>
  );
}
