/**
 * Skills that come with another one: who works with the first has used the second. Only where the makers say so
 * themselves, on the page named, read on 23 November 2026. Never the other way round: SQL is not PostgreSQL.
 */
const implied: readonly (readonly [has: readonly string[], implies: readonly string[], source: string])[] = [
  [['PostgreSQL', 'Postgres'], ['SQL'], 'https://www.postgresql.org/about/'],
  [['MySQL'], ['SQL'], 'https://dev.mysql.com/doc/refman/8.4/en/what-is-mysql.html'],
  [['MariaDB'], ['SQL'], 'https://mariadb.org/about/'],
  [['SQLite'], ['SQL'], 'https://www.sqlite.org/about.html'],
  [['SQL Server', 'T-SQL'], ['SQL'], 'https://learn.microsoft.com/en-us/sql/t-sql/language-reference'],
  [['Oracle Database', 'PL/SQL'], ['SQL'], 'https://www.oracle.com/database/technologies/appdev/plsql.html'],
  [['BigQuery'], ['SQL'], 'https://cloud.google.com/bigquery/docs/introduction-sql'],
  [['Snowflake'], ['SQL'], 'https://docs.snowflake.com/en/user-guide/intro-supported-features'],
  [['TypeScript'], ['JavaScript'], 'https://www.typescriptlang.org/'],
  [['Next.js'], ['React', 'JavaScript'], 'https://nextjs.org/docs'],
  [['React'], ['JavaScript'], 'https://react.dev/'],
  [['Vue.js', 'Vue'], ['JavaScript'], 'https://vuejs.org/guide/introduction.html'],
  [['Angular'], ['TypeScript', 'JavaScript'], 'https://angular.dev/overview'],
  [['Node.js'], ['JavaScript'], 'https://nodejs.org/en/about'],
  [['NestJS'], ['Node.js', 'JavaScript'], 'https://docs.nestjs.com/'],
  [['Django', 'Flask', 'FastAPI'], ['Python'], 'https://www.djangoproject.com/'],
  [['Ruby on Rails', 'Rails'], ['Ruby'], 'https://guides.rubyonrails.org/getting_started.html'],
  [['Laravel', 'Symfony'], ['PHP'], 'https://laravel.com/docs'],
  [['Spring Boot'], ['Spring'], 'https://spring.io/projects/spring-boot'],
  [['SwiftUI'], ['Swift'], 'https://developer.apple.com/xcode/swiftui/'],
];

const plain = (text: string) => text.trim().toLowerCase();

const bySkill = new Map(
  implied.flatMap(([has, implies]) => has.map((skill) => [plain(skill), implies] as const)),
);

/** What else somebody with a skill has worked with, by the makers' own words. */
export function impliedBy(skill: string): readonly string[] {
  return bySkill.get(plain(skill)) ?? [];
}

/** Which of somebody's skills a job's skill is covered by: itself, or one that implies it. Undefined if none is. */
export function coveringSkill(jobSkill: string, have: readonly string[]): string | undefined {
  const name = plain(jobSkill);
  const exact = have.find((skill) => plain(skill) === name);
  return exact ?? have.find((skill) => impliedBy(skill).some((each) => plain(each) === name));
}
