export const languages =
  'English|German|French|Spanish|Italian|Polish|Dutch|Portuguese|Mandarin|Cantonese|Chinese|Japanese|Korean|Arabic|Russian|Ukrainian|Turkish|Welsh|Hindi|Urdu|Punjabi|Bengali|Romanian|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hungarian';
export const peoples =
  'British|English|Scottish|Welsh|Irish|European|German|French|Spanish|Italian|Polish|Dutch|Portuguese|Chinese|Japanese|Korean|Arab|Russian|Ukrainian|Turkish|Indian|Pakistani|Bangladeshi|Nigerian|Filipino|Romanian|Bulgarian|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hungarian|American|Australian|Lithuanian|Latvian|Albanian|Brazilian|Thai|Vietnamese|Kenyan|Ghanaian|Zimbabwean|Jamaican|African|Asian|Eastern European|South African';

/** What allows an employer to ask for a nationality. */
export const keptForSome = ['british-nationality', 'security-clearance', 'race'] as const;

/** After a demand for the right to work: it is asked for once work begins, or sponsorship is offered beside it. */
export const onceWorkBegins =
  /^[^.!?\n]{0,20}\b(?:before (?:you|your|starting|the)|by (?:your|the) (?:start|first)|when you start|on your first day|or (?:a |be )?(?:visa|sponsor|eligib|able))/iu;

/** What to write in place of turning away people who need a visa. */
export const visaAfterOffer =
  'We check everyone’s right to work before the first day. Tell us after an offer if you need a visa.';
