import classes from './state-mark.module.css';

type Props = {
  /** `over` is complete with nothing right in it: green would praise it. */
  readonly state: 'locked' | 'open' | 'started' | 'complete' | 'over';
  /** How much of a started one is done, from 0 to 1. */
  readonly share?: number;
};

const radius = 10;
const around = 2 * Math.PI * radius;

/** The state of an exercise by its shape, 24 px; the words stand beside it. */
export function StateMark({ state, share = 0 }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={classes['mark']} strokeWidth={2} strokeLinecap="round" aria-hidden>
      {state === 'locked' && (
        <>
          <circle cx={12} cy={12} r={11} className={classes['disc']} strokeWidth={0} />
          <g className={classes['lock']} strokeWidth={1.75}>
            <rect x={7.5} y={11} width={9} height={6.5} rx={1.2} />
            <path d="M9.5 11V9a2.5 2.5 0 0 1 5 0v2" />
          </g>
        </>
      )}
      {state === 'open' && <circle cx={12} cy={12} r={radius} className={classes['ring']} />}
      {state === 'started' && (
        <>
          <circle cx={12} cy={12} r={radius} className={classes['rest']} />
          <circle
            cx={12}
            cy={12}
            r={radius}
            className={classes['done']}
            strokeWidth={2.5}
            strokeLinecap="butt"
            strokeDasharray={`${Math.min(1, Math.max(0.02, share)) * around} ${around}`}
            transform="rotate(-90 12 12)"
          />
          <circle cx={12} cy={12} r={3} className={classes['dot']} />
        </>
      )}
      {(state === 'complete' || state === 'over') && (
        <>
          <circle cx={12} cy={12} r={11} className={classes[state]} strokeWidth={0} />
          <path
            d="m7 12.4 3.4 3.4L17 9"
            className={classes[state === 'over' ? 'plain' : 'check']}
            strokeWidth={2.25}
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}
