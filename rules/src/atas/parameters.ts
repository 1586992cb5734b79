import { calendarDate, noted, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import { skilledWorkerRules } from '../sources/index.ts';

/** The day on which these copies were read. */
const readOn = calendarDate('2026-11-22');

/** Where a reader can check Appendix ATAS today. */
const checkAtas = {
  title: 'GOV.UK: Immigration Rules, Appendix ATAS',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-atas-academic-technology-approval-scheme-atas',
};

/** Paragraphs of Appendix ATAS as read on 22 November 2026, for example `appendixAtas('ATAS 1.2')`. */
const appendixAtas = (paragraphs: string): Source => ({
  title: `GOV.UK, Immigration Rules, Appendix ATAS, ${paragraphs} (copy of 6 December 2025)`,
  url: checkAtas.url,
  checkedOn: readOn,
});

/** Paragraphs of the guidance for sponsors of Skilled Workers, version 07/25. */
const sponsorSkilledWorker = (paragraphs: string): Source => ({
  title: `GOV.UK, Workers and Temporary Workers: sponsor a Skilled Worker, ${paragraphs} (version 07/25, in a public repository)`,
  url: 'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
  checkedOn: readOn,
});

const govUkJobSuitability: Source = {
  title: 'GOV.UK, UK visa sponsorship for employers, job suitability (copy printed on 22 October 2025)',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/print',
  checkedOn: readOn,
};

const liverpoolAtas: Source = {
  title: 'University of Liverpool, ATAS for staff and visitors (undated)',
  url: 'https://liverpool.ac.uk/working/relocating/visasandimmigration/atas',
  checkedOn: readOn,
};

const applied = { governedBy: 'appliedOn', checkAt: checkAtas } as const;

/** The day to which the copy of Appendix ATAS refers. */
const recordBegins = '2025-11-25';
const olderAndLater =
  'Our record begins on this day; for workers the requirement is older. A public record of changes shows the page empty on 29 April 2026, which no other source explains: confirm on GOV.UK that it still holds.';

/** When a worker needs an ATAS certificate, in one sentence. */
export const atasRequirement = parameter({
  ...applied,
  id: 'atas.requirement',
  title: 'ATAS certificate, when a worker needs one',
  versions: [
    noted(
      since(
        recordBegins,
        'A worker who is not an exempt national needs an ATAS certificate if the employer is also a licensed student sponsor, the occupation code is listed, and the role includes research at PhD level or above in a listed subject.',
        'official',
        appendixAtas('ATAS 1.2'),
        skilledWorkerRules('SW 6.3A'),
        sponsorSkilledWorker('SK4.58'),
      ),
      olderAndLater,
    ),
  ],
});

/** The occupation codes of SOC 2020 in which an ATAS certificate may be needed. */
export const atasCodes = parameter({
  ...applied,
  id: 'atas.codes',
  title: 'ATAS certificate, the occupation codes',
  versions: [
    since(
      recordBegins,
      [
        ...['2111', '2112', '2113', '2114', '2115', '2119', '2122', '2123', '2124', '2125', '2126'],
        ...['2127', '2129', '2161', '2162', '2311', '3111', '3112', '3113', '3114', '5234'],
      ],
      'single-source',
      appendixAtas('ATAS 1.2(a)'),
    ),
  ],
});

/** The nationals who need no ATAS certificate. */
export const atasExemptNationalities = parameter({
  ...applied,
  id: 'atas.exempt-nationalities',
  title: 'ATAS certificate, the nationals who do not need one',
  versions: [
    since(
      recordBegins,
      [
        ...['Australia', 'Austria', 'Belgium', 'Bulgaria', 'Canada', 'Croatia', 'Republic of Cyprus'],
        ...['Czech Republic', 'Denmark', 'Estonia', 'Finland', 'France', 'Germany', 'Greece', 'Hungary'],
        ...['Iceland', 'Ireland', 'Italy', 'Japan', 'Latvia', 'Liechtenstein', 'Lithuania', 'Luxembourg'],
        ...['Malta', 'Netherlands', 'New Zealand', 'Norway', 'Poland', 'Portugal', 'Republic of Korea'],
        ...['Romania', 'Singapore', 'Slovakia', 'Slovenia', 'Spain', 'Sweden', 'Switzerland'],
        'United States of America',
      ],
      'official',
      appendixAtas('ATAS 3.1'),
      liverpoolAtas,
    ),
  ],
});

/** The fields of research for which a worker needs an ATAS certificate. */
export const atasSubjects = parameter({
  ...applied,
  id: 'atas.subjects',
  title: 'ATAS certificate, the subjects of research',
  versions: [
    noted(
      since(
        recordBegins,
        [
          'subjects allied to medicine (pharmacology, toxicology, pharmacy, bioengineering)',
          'biological sciences',
          'veterinary and agricultural sciences',
          'physical sciences',
          'mathematical and computer sciences',
          'engineering',
          'technologies (polymers and textiles, minerals, materials, maritime)',
        ],
        'single-source',
        appendixAtas('ATAS 4.1'),
      ),
      'The groups of subjects. Each subject with its CAH code is in Appendix ATAS.',
    ),
  ],
});

export interface AtasTime {
  /** How long an application for an ATAS certificate takes at least. */
  readonly atLeastWeeks: number;
  /** The same from April to September. */
  readonly aprilToSeptemberWeeks: number;
}

export const atasTime: Parameter<AtasTime> = parameter({
  ...applied,
  id: 'atas.time',
  title: 'ATAS certificate, how long it takes at least',
  versions: [
    since('2025-10-22', { atLeastWeeks: 2, aprilToSeptemberWeeks: 3 }, 'single-source', govUkJobSuitability),
  ],
});

/** What the Certificate of Sponsorship says about ATAS, in one sentence. */
export const atasOnCertificate = parameter({
  ...applied,
  id: 'atas.on-certificate',
  title: 'ATAS, what the Certificate of Sponsorship says about it',
  versions: [
    since(
      '2025-07-22',
      'The Certificate of Sponsorship says whether an ATAS certificate is needed, with a short reason if none is needed although the occupation code and the nationality suggest one.',
      'confirmed',
      sponsorSkilledWorker('SK11.19'),
      govUkJobSuitability,
    ),
  ],
});

export const atasParameters: readonly Parameter<unknown>[] = [
  atasRequirement,
  atasCodes,
  atasExemptNationalities,
  atasSubjects,
  atasTime,
  atasOnCertificate,
];
