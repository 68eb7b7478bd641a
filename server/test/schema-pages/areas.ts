/** The tables of each area, so that its page stands among what belongs to it. A new table needs its place here. */
export const areas: readonly { readonly name: string; readonly tables: readonly string[] }[] = [
  {
    name: 'Base: sign-in, files, mail, what repeats or limits a call',
    tables: namesIn(`
      identity_accounts identity_keys identity_links identity_records identity_revocations users
      media removed_files mail_outbox rate_limits idempotency_keys file_heads
      countries states`),
  },
  {
    name: 'Learning: what a course is and what learners do in it',
    tables: namesIn(`
      products courses course_versions course_changes lessons lesson_slugs lesson_pages
      books book_pages quickdeck_cards quickclip_cards instructor_resources
      study_projects case_studies key_elements key_element_resources benchmarks summaries
      questions answers question_resources question_versions
      attempts attempt_permissions answer_records exercise_results late_answers`),
  },
  {
    name: 'Classroom: groups and who teaches them',
    tables: namesIn(`
      groups untold_ends group_courses group_members assessment_custom_settings refused_joins
      put_off_learners awaited_members roster_imports gradebook_exports`),
  },
  {
    name: 'Business: institutions, licenses, who sells',
    tables: namesIn(`
      institutions institution_members institution_imports invitations invitation_links
      people_imports activities comments follow_ups
      licenses license_products license_terms extended_groups license_offers license_offer_products
      sent_quotes seat_entries license_figures license_notices renewal_digests renewal_exports`),
  },
  {
    name: 'Authoring: what authors do before learners see it',
    tables: namesIn(`
      change_sets change_set_items superseded_versions waiting_changes published_changes
      published_lessons published_questions working_copies open_items content_comments import_items`),
  },
  {
    name: 'Instance: the log, backups, scheduled work',
    tables: namesIn(`
      audit_log audit_chains audit_personal audit_exports backup_runs job_runs
      awaited_administrators`),
  },
  {
    name: 'Entrance: visitors and partners',
    tables: namesIn(`
      free_course_benchmarks free_lessons free_sheets free_sheet_counts free_sheet_days
      partners partner_grants iframe_codes`),
  },
];

function namesIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Tables that no area has, and names in an area that are no table. */
export function strayTables(tables: readonly string[]): readonly string[] {
  const placed = areas.flatMap((area) => area.tables);
  return [...tables.filter((name) => !placed.includes(name)), ...placed.filter((name) => !tables.includes(name))];
}

/** What tables keep that neither their migration nor the glossary says. */
export const wordsByHand: Readonly<Record<string, string>> = {
  media: 'Files of the media library: what each is, how large, and who sent it. The bytes lie in the media store.',
  mail_outbox: 'Mails that wait to be sent, and for 90 days those that were.',
  rate_limits: 'How often somebody has tried what may only be tried so often.',
  countries: 'Countries that an institution can be in.',
  states: 'States or provinces of the countries whose addresses carry one.',
  course_changes: 'Courses that the running transaction has changed; empty after each commit.',
  lesson_pages: 'Which pages of e-books a lesson shows, in which order.',
  book_pages: 'Pages of an e-book.',
  key_element_resources: 'Pages and cards that a key element shows.',
  questions: 'Questions of benchmarks and of case studies, as authors edit them.',
  question_resources: 'Pages and cards that a question leads to.',
  group_courses: 'Courses of a group.',
  group_members: 'Who learns or teaches in a group, past members too.',
  institution_members: 'Who belongs to an institution, in which role, past members too.',
  activities: 'What happened at an institution, as codes for the feed of those who sell.',
  license_products: 'Products of a license.',
  license_terms: 'Each term of a license, with what the license said before and after it began.',
  license_offers: 'Renewals and enlargements that were offered for a license.',
  published_lessons: 'Lessons that are published with all that they belong to.',
  published_questions: 'Questions that something published asks.',
  audit_personal: 'Names and addresses of entries of the audit log, beside the chain so that they can be erased.',
  free_course_benchmarks: 'Benchmarks that are free, without an account.',
  free_lessons: 'Lessons that are free, without an account.',
  free_sheet_counts: 'How many sheets a visitor or an address was given in a day, by hash.',
};
