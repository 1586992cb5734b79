import { calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the copies about the wording of job posts were read. */
const readOn = calendarDate('2026-11-23');
const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const equalityActHealth = copy(
  'Equality Act 2010, section 60: enquiries about disability and health (text of 1 February 2023)',
  'https://www.legislation.gov.uk/ukpga/2010/15/section/60/2023-02-01',
);
export const equalityActRequirements = copy(
  'Equality Act 2010, Schedule 9, paragraph 1: occupational requirements',
  'https://www.legislation.gov.uk/ukpga/2010/15/schedule/9/part/1/crossheading/general',
);
export const equalityActOverview = copy(
  'Lindsays, on sections 39(1)(a) and 39(3)(a) of the Equality Act 2010 and adverts',
  'https://lindsays.co.uk/news-and-insights/insights/new-guidance-on-avoiding-unlawful-discrimination-in-adverts',
);
export const ehrcAdverts = copy(
  'EHRC, guidance on discriminatory adverts (16 July 2024, opening)',
  'https://www.equalityhumanrights.com/guidance/guidance-discriminatory-adverts',
);
export const ehrcJobAdverts = copy(
  'EHRC, guidance for employers: job adverts (older copy)',
  'http://www.equalityhumanrights.com/advice-and-guidance/guidance-for-employers/recruitment/job-adverts/',
);
export const ehrcBefore2010 = copy(
  'EHRC, recruitment and job advertisements (copy from before the Act)',
  'http://www.equalityhumanrights.com/private-and-public-sector-guidance/guidance-for-all/pre-equality-act-guidance/guidance-for-employers-pre-october-10/areas-of-responsibility/recruitment-and-job-advertisements',
);
export const ehrcQuestions = copy(
  'EHRC, advertising: frequently asked questions (2016, as Emsleys sums it up)',
  'https://www.emsleys.co.uk/blog/advertising-jobs-how-employers-can-avoid-discrimination',
);
export const ehrcComplaints = copy(
  'EHRC, unlawful adverts jeopardise job opportunities (25 February 2016)',
  'https://www.wired-gov.net/wg/news.nsf/articles/Unlawful+adverts+jeopardise+job+opportunities+says+Commission+25022016112000?open',
);
export const ehrcDriving = copy(
  'EHRC in the Journal of the Law Society of Scotland, driving away candidates (2014)',
  'https://lawscot.org.uk/members/journal/issues/vol-59-issue-08/driving-away-candidates',
);
export const acasAdverts = copy(
  'Acas, job adverts: how not to discriminate against applicants (older copy)',
  'https://www.acas.org.uk/index.aspx?articleid=4657',
);
export const govUkAdverts = copy(
  'GOV.UK, employers: preventing discrimination, recruitment (as copied by another site)',
  'https://nannyjob.co.uk/blog/discrimination',
);
export const departmentTerminology = copy(
  'Department for Business, Innovation and Skills, terminology in recruitment (archived)',
  'http://webarchive.nationalarchives.gov.uk/+/http:/www.bis.gov.uk/policies/higher-education/access-to-professions/prg/legal-issues/terminology',
);
export const rightToWorkCode = copy(
  'Home Office, code of practice for employers: avoiding unlawful discrimination (6 April 2022, opening)',
  'https://www.gov.uk/government/publications/right-to-work-checks-code-of-practice-on-avoiding-discrimination/code-of-practice-for-employers-avoiding-unlawful-discrimination-while-preventing-illegal-working-in-force-from-6-april-2022-accessible-version',
);
export const rightToWorkAdverts = copy(
  'Grads into Careers, right to work in job adverts (quotes the codes of 2011 and 2014)',
  'http://www.gradsintocareers.co.uk/statements-and-accessibility/right-to-work-in-the-uk-requirement/',
);
export const menziesCode = copy(
  'Menzies Law, on the draft of the Home Office code',
  'https://www.menzieslaw.co.uk/government-reforms-1-illegal-working-discrimination-draft-code-of-practice/',
);
export const osborneClarke = copy(
  'Lexology, Osborne Clarke Services v Purohit (EAT, 2009)',
  'https://www.lexology.com/library/detail.aspx?g=bd3a2cff-b281-4e16-84cf-c054369a2530',
);
export const kervinNative = copy(
  'Kervin & Barnes, “native English” in job advertisements',
  'https://www.kervinandbarnes.co.uk/update/native-english-requirement-in-job-advertisements/',
);
export const rocojaNative = copy(
  'Rocoja, what a job advert should not say',
  'https://www.rocoja.co.uk/shouldnt-job-advert/',
);
export const exeterLanguage = copy(
  'University of Exeter, taking care with language in vacancies',
  'https://mycareerzone.exeter.ac.uk/Employers/Vacancy_Inputting_Guidelines/Avoiding_Discrimination/Taking_Care_with_Language.chpx',
);
export const ageAtWork = copy(
  'Age at Work, labels open to age discrimination claims (2015)',
  'https://ageatwork.wordpress.com/2015/05/06/labels-open-to-age-discrimination-claims/',
);
export const standrewsAdverts = copy(
  'University of St Andrews, inclusive content of job advertisements',
  'https://st-andrews.ac.uk/hr/edi/inclusiverec/advertising/content',
);
export const mossAdverts = copy(
  'Moss HR, inadvertent discrimination in recruitment adverts',
  'https://www.mosshr.com/fair-play-watch-out-for-inadvertent-discrimination-in-your-recruitment-adverts/',
);
export const fieldAdverts = copy(
  'Field Recruitment, discrimination in job adverts',
  'http://fieldrecruitment.co.uk/index.php/component/content/article/108-green-template-bottomlist/services/328-discrimination-in-job-adverts',
);
export const nationalityRules = copy(
  'Cabinet Office, Civil Service Nationality Rules (8 August 2023, opening)',
  'https://www.gov.uk/government/publications/nationality-rules/annex-a-nationality-rules-html',
);

/** The day on which the copies about careers, experience and pregnancy were read. */
const readLater = calendarDate('2026-11-29');
const laterCopy = (title: string, url: string): Source => ({ title, url, checkedOn: readLater });

export const rainbowCase = laterCopy(
  'Age discrimination info, Rainbow v Milton Keynes Council (employment tribunal, 2008)',
  'https://agediscrimination.info/case-reports/2008/9/8/rainbow-v-milton-keynes-council',
);
export const rainbowReport = laterCopy(
  'Personnel Today, indirect discrimination: Rainbow v Milton Keynes Council (26 September 2008)',
  'https://www.personneltoday.com/hr/indirect-discrimination-rainbow-v-milton-keynes-council/',
);
export const codeOnExperience = laterCopy(
  'Auxeris, quoting the Home Office code on unlawful discrimination and overseas experience',
  'https://www.auxeris.com/post/are-you-discriminating-against-candidates-unknowingly',
);
export const ehrcPregnancy = laterCopy(
  'EHRC, managing pregnancy and maternity: questions of employers',
  'https://www.equalityhumanrights.com/en/managing-pregnancy-and-maternity-workplace/help-and-support-employers/faqs-employers/employers-1',
);
export const ehrcPregnantApplicants = laterCopy(
  'EHRC, managing pregnancy and maternity: questions of job applicants',
  'https://www.equalityhumanrights.com/en/managing-pregnancy-and-maternity-workplace/help-and-support-employees/faqs-employees/during-6',
);
