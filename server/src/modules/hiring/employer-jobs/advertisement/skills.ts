import { technologies } from '../../../candidate/resumes/suggestions/technologies.ts';
import type { Labelled, Span } from './lines.ts';

/** Tools of other trades than software, as they are written. */
const tools = [
  ...['SQL Server', 'AutoCAD', 'Civil 3D', 'Revit', 'SolidWorks', 'ArcGIS', 'QGIS', 'Primavera P6', 'CATIA'],
  ...[
    'Excel',
    'Power Query',
    'Xero',
    'QuickBooks',
    'Dynamics 365',
    'Workday',
    'Oracle',
    'ServiceNow',
    'SharePoint',
  ],
  ...[
    'Google Analytics',
    'HubSpot',
    'Mailchimp',
    'Photoshop',
    'Illustrator',
    'InDesign',
    'Premiere Pro',
    'Sketch',
  ],
  ...[
    'SPSS',
    'Stata',
    'NVivo',
    'LabVIEW',
    'Simulink',
    'SystmOne',
    'EMIS Web',
    'Tailwind',
    'Vue',
    'Kotlin',
    'BPMN',
  ],
];
/** Names that also begin a sentence as everyday words. */
const everyday = /^(?:Excel|Sketch|Oracle|Unity|React)$/;
const labels =
  /^(?:key |required |technical |essential )?(?:skills|tech stack|stack|technologies|tools|tech)$/;
const maxSkills = 20;

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = [...new Set([...technologies, ...tools])].sort((one, other) => other.length - one.length);
const skillPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_.@/-])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}_#+]|[.-][\\p{L}\\p{N}])`,
  'gu',
);

/** Skills that a line lists as such, and tools that the text names anywhere. */
export function skillsIn(text: string, labelled: readonly Labelled[]): readonly Span<string>[] {
  const ofLists = labelled.filter(({ label }) => labels.test(label)).flatMap(itemsOf);
  const mentioned = [...text.matchAll(skillPattern)]
    .map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }))
    .filter(({ value, start, end }) => !everyday.test(value) || isName(text, start, end));
  const lowerCased = new Set<string>();
  return [...ofLists, ...mentioned]
    .filter(({ value }) => {
      const isNew = !lowerCased.has(value.toLowerCase());
      lowerCased.add(value.toLowerCase());
      return isNew;
    })
    .slice(0, maxSkills);
}

function itemsOf({ text, start }: Labelled): Span<string>[] {
  return [...text.matchAll(/[^,;•|·]{2,60}/g)].flatMap(({ 0: item, index }) => {
    const lead = item.length - item.trimStart().replace(/^and /, '').length;
    const value = item.slice(lead).trim().replace(/\.$/, '');
    const isSkill = value.length >= 2 && value.length <= 40 && value.split(' ').length <= 5;
    return isSkill ? [{ value, start: start + index + lead, end: start + index + lead + value.length }] : [];
  });
}

/** Not the verb that begins a sentence: `Excel at what you do`. */
function isName(text: string, start: number, end: number): boolean {
  return (
    !/^ (?:at|in|to|quickly|out)\b/.test(text.slice(end, end + 12)) ||
    /[\p{L},] $/u.test(text.slice(Math.max(0, start - 2), start))
  );
}
