/** The sub-major groups of SOC 2020, which begin the codes of their occupations. */
const subMajorGroups: Readonly<Record<string, string>> = {
  '11': 'Corporate managers and directors',
  '12': 'Other managers and proprietors',
  '21': 'Science, research, engineering and technology professionals',
  '22': 'Health professionals',
  '23': 'Teaching and other educational professionals',
  '24': 'Business, media and public service professionals',
  '31': 'Science, engineering and technology associate professionals',
  '32': 'Health and social care associate professionals',
  '33': 'Protective service occupations',
  '34': 'Culture, media and sports occupations',
  '35': 'Business and public service associate professionals',
  '41': 'Administrative occupations',
  '42': 'Secretarial and related occupations',
  '51': 'Skilled agricultural and related trades',
  '52': 'Skilled metal, electrical and electronic trades',
  '53': 'Skilled construction and building trades',
  '54': 'Textiles, printing and other skilled trades',
  '61': 'Caring personal service occupations',
  '62': 'Leisure, travel and related personal service occupations',
  '63': 'Community and civil enforcement occupations',
  '71': 'Sales occupations',
  '72': 'Customer service occupations',
  '81': 'Process, plant and machine operatives',
  '82': 'Transport and mobile machine drivers and operatives',
  '91': 'Elementary trades and related occupations',
  '92': 'Elementary administration and service occupations',
};

/** The minor group of registered nurses and midwives, 2231 to 2237. */
export const nurses = '223';

/** The first three digits of a code: occupations that SOC 2020 puts side by side. */
export function minorGroup(code: string): string {
  return code.slice(0, 3);
}

/** The name of the group under which people look for an occupation. */
export function socGroupTitle(code: string): string {
  if (minorGroup(code) === nurses) return 'Registered nurses and midwives';
  return subMajorGroups[code.slice(0, 2)] ?? '';
}
