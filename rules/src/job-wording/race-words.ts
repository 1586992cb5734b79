export const languages =
  'English|German|French|Spanish|Italian|Polish|Dutch|Portuguese|Mandarin|Cantonese|Chinese|Japanese|Korean|Arabic|Russian|Ukrainian|Turkish|Welsh|Hindi|Urdu|Punjabi|Bengali|Romanian|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hungarian';
export const peoples =
  'British|English|Scottish|Welsh|Irish|European|German|French|Spanish|Italian|Polish|Dutch|Portuguese|Chinese|Japanese|Korean|Arab|Russian|Ukrainian|Turkish|Indian|Pakistani|Bangladeshi|Nigerian|Filipino|Romanian|Bulgarian|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hungarian|American|Australian|Lithuanian|Latvian|Albanian|Brazilian|Thai|Vietnamese|Kenyan|Ghanaian|Zimbabwean|Jamaican|African|Asian|Eastern European|South African';

/** What allows an employer to ask for a nationality. */
export const keptForSome = ['british-nationality', 'security-clearance', 'race'] as const;
