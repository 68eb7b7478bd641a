import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkerUtils } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, testServer, type TestServer } from '../../../test/harness.ts';
import { constraintRefusals } from './constraints.ts';
import { openPool } from './open-pool.ts';

/** Constraints that only a bug can break, by the reason why input cannot. */
const bugsOnly: Record<string, RegExp> = {
  'the row has a new id, or is written with "on conflict"':
    /_pkey$|_custom_settings_once$|^media_content_once$|^waiting_changes_item_unique$|^(group|awaited)_members_id_unique$|^file_heads_unique$/,
  'it names the person who acts':
    /_(created|modified|deleted|granted|changed|discarded|resolved|done|applied|withdrawn|sent|decided)_by_fkey$|^change_sets_author_fkey$|^(working_copies|open_items)_user_fkey$/,
  'the act has read and locked the parent before it writes':
    /^(answers_question|attempts_(course|study_project|member)|attempt_permissions_(member|attempt)|answer_records_(version|attempt)|late_answers_attempt|exercise_results_(member|benchmark|summary|study_project|attempt)|case_studies_study_project|benchmarks_course|summaries_course|course_versions_course|group_courses_group|group_members_(group|user)|gradebook_exports_(user|course|group)|(audit|renewal)_exports_user|license_(figures|notices)_license|license_notices_user|renewal_digests_user|groups_institution|idempotency_keys_user|identity_links_(account|made_by)|iframe_codes_(partner|account|group|course)|partners_institution|partner_grants_partner|institution_members_institution|invitations_(institution|mail|group)|invitation_links_invitation|key_elements_study_project|key_element_resources_key_element|lesson_pages_lesson|lesson_slugs_(course|lesson)|license_products_license|license_offers_license|license_offer_products_offer|license_terms_(license|offer)|extended_groups_(term|group)|untold_ends_group|question_resources_question|question_versions_question|questions_(benchmark|case_study|lesson|version)|comments_(user|institution)|follow_ups_(institution|comment|member)|activities_(user|institution)|refused_joins_(group|user)|awaited_members_group|roster_imports_group|people_imports_institution|file_heads_institution|put_off_learners_(member|by)|seat_entries_(license|group|user)|sent_quotes_license|states_country)_fkey$|^(licenses|groups)_of_institution$|^change_sets_undoes_(fkey|key)$|^(change_set_items|published_changes)_set_fkey$/,
  'the server computes the value':
    /^content_comments_number_unique$|^sent_quotes_(number_unique|valid_when_made|tax_rate_known)$|^license_offers_(number_unique|kind_known|tax_rate_known|renewal_ends|valid_when_made|one_end)$|^(attempts|exercise_results|answer_records)_(?!.*_fkey$)|^(answers|lesson_pages)_order_unique$|^awaited_members_names_length$|^file_heads_(head|name)_length$|_(one_parent|one_target|one_assessment|reinforced_in_case|bytes_positive|email_lower|one_line)$|^questions_(one_parent|reinforced_in_case|sample_in_benchmark)$|^free_sheet_counts_day_fkey$|^mail_outbox_|^identity_(links|keys)_.*_known$|^users_identity_(whole|unique)$|^identity_accounts_names_length$|^(seat_entries|refused_joins|put_off_learners|follow_ups|backup_runs|license_notices)_.*_known$|^(partners_(name|origins)|iframe_codes_used)_|^audit_(log_(chain|actor)_|personal_entry_fkey$)|^(invitations_(reminded_range|withdrawn_whole)|late_answers_decided_whole|change_set_items_versions|change_sets_operation_length|superseded_versions_something|waiting_changes_version)$|^working_copies_parent_of_new$/,
  'the value is random': /^(groups|licenses)_key_unique$|^groups_key_format$|^iframe_codes_ticket_unique$/,
  'a migration fills the table': /^countries_(name_unique|code_format)$/,
};

let server: TestServer;
let inDatabase: string[];
beforeAll(async () => {
  server = await testServer();
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
    union select relname from pg_class join pg_index on indexrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and indisunique order by 1`.execute(server.db);
  inDatabase = rows.map(({ name }) => name);
});

describe('every constraint of the database', () => {
  it('either says no in words of the form, or can be broken by a bug only', () => {
    const reasons = Object.values(bugsOnly);
    const undecided = inDatabase.filter(
      (name) => !constraintRefusals.has(name) && !reasons.some((pattern) => pattern.test(name)),
    );
    expect(undecided).toEqual([]);
  });

  it('that the table names exists', () => {
    expect([...constraintRefusals.keys()].filter((name) => !inDatabase.includes(name))).toEqual([]);
  });

  it('is one or the other', () => {
    const both = Object.values(bugsOnly).flatMap((pattern) =>
      [...constraintRefusals.keys()].filter((name) => pattern.test(name) && !name.endsWith('_pkey')),
    );
    expect(both).toEqual([]);
  });

  it.each(Object.entries(bugsOnly))('%s: some are so', (_reason, pattern) => {
    expect(inDatabase.some((name) => pattern.test(name) && !constraintRefusals.has(name))).toBe(true);
  });
});

it('every table says in docs/running.md where it ends, or why it is kept', async () => {
  const running = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');
  const [, section = ''] = /## What grows, and where it ends\n([^]*?)\n## /.exec(running) ?? [];
  const named = [...section.matchAll(/`((?:graphile_worker\._)?[a-z]+(?:_[a-z]+)*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'forget_expired');
  // The queue makes its tables when it begins.
  const pool = openPool(await cloneDatabase(), { max: 1 });
  const queue = await makeWorkerUtils({ pgPool: pool });
  await queue.migrate();
  const { rows } = await pool.query<{ name: string }>(
    `select case schema when 'public' then '' else schema || '.' end || relname as name
      from pg_class, lateral (select relnamespace::regnamespace::text as schema) s
      where schema in ('public', 'graphile_worker') and relkind in ('r', 'p') and relname not like '%migration%'`,
  );
  await queue.release();
  await pool.end();
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
