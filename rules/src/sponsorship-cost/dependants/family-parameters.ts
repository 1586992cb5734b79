import { calendarDate, noted, parameter, type Source, since } from '../../kernel/index.ts';
import { checkPartner, checkSponsorAWorker, skilledWorkerRules } from '../../sources/index.ts';

const appendixChildren: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Children, CHI 1.1 and 1.2 (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-children',
  checkedOn: calendarDate('2026-11-28'),
};

/** A new dependent child is under this age on the day of the application, in years. */
export const dependentChildUnder = parameter({
  id: 'dependent-child.under-age',
  title: 'A new dependent child is under this age on the day of the application',
  governedBy: 'appliedOn',
  unit: 'years',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2020-12-01', 18, 'official', appendixChildren),
      'A child of 18 or over may come if last granted permission as a dependent child, current or ended at most 14 days before the application. Read in the Rules of 6 December 2025. That it applied before then is known from practice.',
    ),
  ],
});

/** What a partner may do here, by the conditions of the grant. */
export const partnerWork = parameter({
  id: 'partner.work',
  title: 'What a partner may do in the UK',
  governedBy: 'appliedOn',
  checkAt: checkPartner,
  versions: [
    since(
      '2025-12-06',
      'A partner may work in any job, be self-employed and volunteer, but not as a professional sportsperson or sports coach. They may study, and have no access to public funds.',
      'official',
      skilledWorkerRules('SW 36.3'),
    ),
  ],
});

/** How long the permission of a partner lasts. */
export const partnerLength = parameter({
  id: 'partner.permission-length',
  title: 'How long a partner’s permission lasts',
  governedBy: 'appliedOn',
  checkAt: checkPartner,
  versions: [
    since(
      '2025-12-06',
      'It ends on the same day as the worker’s permission.',
      'official',
      skilledWorkerRules('SW 36.1'),
    ),
  ],
});
