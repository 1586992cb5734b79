/** Rendered once at build: no legal figures. */
const fixed = { prerender: true, sitemap: true } as const;
/** With figures that may change at midnight. */
const dated = { prerender: false, sitemap: true } as const;
/** Reached only by a link. */
const ledTo = { prerender: false, sitemap: false } as const;

/** The public tools. */
export const toolPages = [
  { path: '/plan-a-hire', file: 'site/tools/plan-a-hire/plan-a-hire.tsx', title: 'Plan this hire', ...dated },
  {
    path: '/plan-a-hire/compare',
    file: 'site/tools/plan-a-hire/compare/compare.tsx',
    title: 'Two plans side by side',
    ...dated,
  },
  {
    path: '/cost-estimator',
    file: 'site/tools/licence-cost/landing.tsx',
    title: 'Licence cost estimator',
    ...fixed,
  },
  {
    path: '/cost-estimator/calculate',
    file: 'site/tools/licence-cost/calculate.tsx',
    title: 'Estimate a licence',
    ...dated,
  },
  {
    path: '/cost-estimator/size',
    file: 'site/tools/licence-cost/size/size.tsx',
    title: 'Am I a small sponsor?',
    ...dated,
  },
  {
    path: '/immigration-skill-charge-calculator',
    file: 'site/tools/skills-charge/landing.tsx',
    title: 'Skills charge and visa costs',
    ...fixed,
  },
  {
    path: '/immigration-skill-charge-calculator/calculate',
    file: 'site/tools/skills-charge/calculate.tsx',
    title: 'Calculate a charge',
    ...dated,
  },
  {
    path: '/immigration-skill-charge-calculator/compare',
    file: 'site/tools/skills-charge/compare/compare.tsx',
    title: 'Compare scenarios',
    ...dated,
  },
  {
    path: '/sponsor-licence-assessment',
    file: 'site/tools/assessment/landing.tsx',
    title: 'Sponsor licence eligibility',
    ...dated,
  },
  { path: '/assessment', file: 'site/tools/assessment/assessment.tsx', title: 'Assess a sponsor', ...dated },
  {
    path: '/assessment/result',
    file: 'site/tools/assessment/result/result.tsx',
    title: 'Result of an assessment',
    ...ledTo,
  },
  {
    path: '/salary-calculator',
    file: 'site/tools/salary/landing.tsx',
    title: 'Minimum salary calculator',
    ...fixed,
  },
  {
    path: '/salary-calculator/calculate',
    file: 'site/tools/salary/calculate.tsx',
    title: 'Calculate a salary',
    ...dated,
  },
  {
    path: '/salary-calculator/pay-periods',
    file: 'site/tools/salary/pay-periods/pay-periods.tsx',
    title: 'Test pay periods',
    ...dated,
  },
  {
    path: '/settlement-salary',
    file: 'site/tools/settlement/settlement.tsx',
    title: 'Salary for settlement',
    ...dated,
  },
  {
    path: '/tools/reporting-deadline',
    file: 'site/tools/reporting-deadline/deadline.tsx',
    title: 'When must we report it?',
    ...dated,
  },
  {
    path: '/tools/right-to-work',
    file: 'site/tools/right-to-work/right-to-work.tsx',
    title: 'Right to work check',
    ...dated,
  },
] as const;
