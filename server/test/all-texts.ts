import { sql } from 'kysely';
import type { Database } from '../src/base/database/connect.ts';

/** Everything of the content that is shown as rich text. */
export async function allTexts(of: Database): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
      select content as text from book_pages union select term from quickdeck_cards union select definition from quickdeck_cards
      union select introduction from study_projects union select question from questions union select correct_msg from questions
      union select incorrect_msg from questions union select incorrect_msg_two from questions
      union select answer from answers union select match from answers`.execute(of);
  return rows.flatMap(({ text }) => text ?? []);
}

/** Everything that can name a file. */
export async function allReferences(of: Database): Promise<string[]> {
  const { rows } = await sql<{ text: string | null }>`
      select answer_image as text from answers union select image from quickdeck_cards union select poster from quickclip_cards
      union select sources::text || tracks::text from quickclip_cards union select logo from products union select logo from courses
      union select logo from lessons union select logo from institutions union select url from instructor_resources`.execute(
    of,
  );
  return [...(await allTexts(of)), ...rows.flatMap(({ text }) => text ?? [])];
}
