import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildCourse, buildLesson } from '../../../../seed/content.ts';
import { testServer } from '../../../../test/harness.ts';

type Plan = { readonly 'Actual Loops': number; readonly Plans?: readonly Plan[] } & Record<string, unknown>;

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it.each(['roots_of', 'shown_items'])(
  '%s looks for the items once, however many courses the school has and whatever the planner expects',
  async (name) => {
    const { db } = await testServer();
    const courses: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { id } = await buildCourse(db, { published: true });
      await buildLesson(db, { course_id: id });
      courses.push(id);
    }
    const plan = await db.transaction().execute(async (own) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(own);
      await sql`prepare found(uuid[]) as select * from ${sql.raw(name)}($1)`.execute(own);
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json)
        execute found(${sql.lit(`{${courses.join()}}`)})`.execute(own);
      await sql`deallocate found`.execute(own);
      return rows[0]?.['QUERY PLAN'][0].Plan;
    });
    const looking = nodesOf(plan as Plan).filter((node) =>
      JSON.stringify({ ...node, Plans: null }).includes('ANY ($1)'),
    );
    expect(looking.length).toBeGreaterThan(10);
    expect(looking.filter((node) => node['Actual Loops'] > 1)).toEqual([]);
  },
);
