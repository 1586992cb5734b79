/** Official pages where a reader can check a figure today. */
export const checkLicence = {
  title: 'GOV.UK: apply for your licence',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/apply-for-your-licence',
};
export const checkSkillsCharge = {
  title: 'GOV.UK: immigration skills charge',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/immigration-skills-charge',
};
export const checkFees = {
  title: 'GOV.UK: visa regulations revised table',
  url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
};
export const checkSurcharge = {
  title: 'GOV.UK: how much you have to pay for healthcare',
  url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
};
export const checkSponsorAWorker = {
  title: 'GOV.UK: sponsor guidance, part 2',
  url: 'https://www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-2-sponsor-a-worker',
};
export const checkApplyGuidance = {
  title: 'GOV.UK: sponsor guidance, part 1',
  url: 'https://www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-1-apply-for-a-licence',
};
export const checkOccupations = {
  title: 'GOV.UK: Skilled Worker visa, eligible occupations and codes',
  url: 'https://www.gov.uk/government/publications/skilled-worker-visa-eligible-occupations',
};
export const checkGoingRates = {
  title: 'GOV.UK: Skilled Worker visa, going rates for eligible occupations',
  url: 'https://www.gov.uk/government/publications/skilled-worker-visa-going-rates-for-eligible-occupations',
};
export const checkSalary = {
  title: 'GOV.UK: Immigration Rules, Appendix Skilled Worker',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
};
export const checkMinimumWage = {
  title: 'GOV.UK: National Minimum Wage and National Living Wage rates',
  url: 'https://www.gov.uk/national-minimum-wage-rates',
};
export const checkSponsorDocuments = {
  title: 'GOV.UK: supporting documents for sponsor applications, Appendix A',
  url: 'https://www.gov.uk/government/publications/supporting-documents-for-sponsor-applications-appendix-a',
};
export const checkSponsorDuties = {
  title: 'GOV.UK: sponsor guidance, part 3',
  url: 'https://www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-3-sponsor-duties-and-compliance',
};
export const checkSponsorRecords = {
  title: 'GOV.UK: keeping records for sponsorship, Appendix D',
  url: 'https://www.gov.uk/government/publications/keep-records-for-sponsorship-appendix-d',
};
export const checkBankHolidays = {
  title: 'GOV.UK: UK bank holidays',
  url: 'https://www.gov.uk/bank-holidays',
};
export const checkVisaMoney = {
  title: 'GOV.UK: Skilled Worker visa, how much it costs',
  url: 'https://www.gov.uk/skilled-worker-visa/how-much-it-costs',
};
export const checkPartner = {
  title: 'GOV.UK: Skilled Worker visa, your partner and children',
  url: 'https://www.gov.uk/skilled-worker-visa/your-partner-and-children',
};
export const checkVisaEnglish = {
  title: 'GOV.UK: Skilled Worker visa, knowledge of English',
  url: 'https://www.gov.uk/skilled-worker-visa/knowledge-of-english',
};
export const checkJobAdverts = {
  title: 'GOV.UK: employers, preventing discrimination in recruitment',
  url: 'https://www.gov.uk/employer-preventing-discrimination/recruitment',
};
export const checkRightToWork = {
  title: 'GOV.UK: right to work checks, an employer’s guide',
  url: 'https://www.gov.uk/government/publications/right-to-work-checks-employers-guide',
};
export const checkRightToWorkCode = {
  title: 'GOV.UK: right to work checks, avoiding discrimination',
  url: 'https://www.gov.uk/government/publications/right-to-work-checks-code-of-practice-on-avoiding-discrimination',
};
