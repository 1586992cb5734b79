import type { Measure } from '../measure.ts';
import { count } from '../report/words.ts';
import { startPortwayWithJobs } from '../serving/portway-with-jobs.ts';
import { type PageWeight, scales } from './page-weight.ts';
import { publicPages } from './public-pages.ts';

/** What was measured, with a little room: docs/decisions/0121. */
const goals = { htmlAndSheets: 15_000, answered: 21_000, beforeIdle: 120_000, scriptsAfterIdle: 140_000 };

/** Enough for a full page of search results, and for a heaviest page of a job. */
const jobs = 60;

/** How many bytes each public page sends, and when. */
export const pageBytes: Measure = {
  name: 'pages',
  async run(ground) {
    await using portway = await startPortwayWithJobs(ground.newDatabase, jobs);
    const weigh = scales(portway.port);
    const weights: Weighed[] = [];
    for (const { path, name } of await publicPages(portway.port)) {
      weights.push({ ...(await weigh(path)), name });
    }
    return {
      title: 'Bytes of each public page',
      about: [
        'As they travel to a browser that takes Brotli, on a first visit. Goals: HTML with its sheet up to',
        `${count(goals.htmlAndSheets)}, with a result ${count(goals.answered)}; everything before the page is idle up to ${count(goals.beforeIdle)}, scripts after idle up to`,
        `${count(goals.scriptsAfterIdle)}. Beside each stands the same HTML without scripts and what is there for them, as`,
        'thoroughly compressed, with the same sheet. Of many pages from one template the heaviest stands for all.',
        `There are ${jobs} published jobs, so that /jobs is a full page. These figures do not vary from run to run.`,
      ],
      rows: weights.map((weight) => ({
        page: weight.name,
        HTML: count(weight.html),
        sheet: count(weight.sheets),
        'HTML + sheet': count(weight.html + weight.sheets),
        '× static page': timesStatic(weight).toFixed(2),
        fonts: count(weight.fonts),
        images: count(weight.images),
        'scripts before idle': count(weight.scripts),
        'all before idle': count(beforeIdle(weight)),
        'scripts after idle': count(weight.scriptsAfterIdle),
        'sheets after idle': count(weight.sheetsAfterIdle),
      })),
      missed: weights.flatMap(missedBy),
    };
  },
};

interface Weighed extends PageWeight {
  readonly name: string;
}

function timesStatic({ html, sheets, staticHtml }: PageWeight): number {
  return (html + sheets) / (staticHtml + sheets);
}

function beforeIdle({ html, sheets, fonts, images, scripts }: PageWeight): number {
  return html + sheets + fonts + images + scripts;
}

function missedBy(weight: Weighed): string[] {
  const goalOfHtml = weight.path.includes('?') ? goals.answered : goals.htmlAndSheets;
  const parts = [
    { what: 'HTML and sheet', bytes: weight.html + weight.sheets, goal: goalOfHtml },
    { what: 'everything before idle', bytes: beforeIdle(weight), goal: goals.beforeIdle },
    { what: 'scripts after idle', bytes: weight.scriptsAfterIdle, goal: goals.scriptsAfterIdle },
  ];
  return parts
    .filter(({ bytes, goal }) => bytes > goal)
    .map(({ what, bytes, goal }) => `${weight.name}: ${what} ${count(bytes)} of ${count(goal)}.`);
}
