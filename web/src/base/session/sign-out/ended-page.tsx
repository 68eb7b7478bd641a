import { texts } from '../../../texts/texts.ts';
import classes from '../session-wait.module.css';

/** In place of everything, while a session that has ended here waits for the line to end at the provider too. */
export default function EndedPage() {
  const words = texts.session.ended;
  return (
    <main className={classes['page']} role="alert">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
    </main>
  );
}
