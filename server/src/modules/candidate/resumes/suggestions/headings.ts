/** What a part of a CV is about; `head` comes before the first heading. */
export type About =
  | 'head'
  | 'contact'
  | 'bio'
  | 'work'
  | 'education'
  | 'skills'
  | 'achievements'
  | 'projects'
  | 'languages'
  | 'english'
  | 'registrations'
  /** Courses, certificates and licences, and schools among them. */
  | 'training'
  /** What a profile has no place for, such as hobbies. */
  | 'other'
  /** A heading whose subject we do not know. */
  | 'unknown';

/** In English, German, French, Portuguese and Spanish. */
const headings: readonly (readonly [Exclude<About, 'head'>, RegExp])[] = [
  [
    'contact',
    /^(?:contact(?: (?:details|information|me))?|(?:personal )?details|personal information|persönliche daten|kontakt|coordonnées|contato|contacto|dados pessoais|datos personales)$/,
  ],
  [
    'bio',
    /^(?:(?:professional|personal|career|executive) )?(?:summary|profile|statement)$|^about(?: me)?$|^(?:resumo|perfil|profil|kurzprofil|über mich|sobre mim|sobre mí|à propos)(?: (?:profissional|profesional|professionnel))?$/,
  ],
  [
    'work',
    /^(?:(?:work|professional|relevant|career|employment|teaching|clinical|industry|industrial|research) (?:and \w+ )?)?(?:experience|history)$|^employment$|^work$|^professional background$|^positions held$|^practice$|^berufserfahrung$|^beruflicher werdegang$|^(?:experiência|expérience|experiencia)s?(?: (?:profissional|professionnelles?|profesional|laboral))?$/,
  ],
  [
    'education',
    /^education(?:al)?(?: (?:and|&) (?:training|qualifications)| background| qualifications| history)?$|^academic (?:background|history|qualifications|record|details)$|^training (?:and|&) education$|^(?:schul- und )?ausbildung$|^bildungsweg$|^studium$|^studies$|^formações$|^(?:formação|formation|formación)(?: (?:acadêmica|académique|académica))?$|^educación$|^études$/,
  ],
  [
    'skills',
    /^(?:(?:technical|key|core|professional|main|top|it|computer|soft|hard|other) )?(?:skills|technologies|competenc(?:i?es|y)|tools|expertise)(?: (?:and|&) (?:tools|technologies|skills|interests))?$|^tech(?:nical)? stack$|^software$|^areas of expertise$|^(?:fach|edv-|it-)?kenntnisse$|^fähigkeiten$|^(?:competências|habilidades|compétences|competencias)(?: (?:técnicas|techniques))?$/,
  ],
  [
    'achievements',
    /^(?:key )?(?:achievements|accomplishments|awards)(?: (?:and|&) (?:awards|achievements|honou?rs))?$|^honou?rs(?: (?:and|&) awards)?$|^prizes$|^auszeichnungen$|^prêmios$|^premios$|^distinctions$/,
  ],
  [
    'projects',
    /^(?:(?:key|personal|academic|selected|side|notable|relevant|major|technical|university|open source) )?projects?(?: work)?$|^projekte$|^projetos$|^projets$|^proyectos$/,
  ],
  ['languages', /^(?:languages?(?: skills)?|sprachen|idiomas|langues|lingue|línguas|mother tongues?)$/],
  [
    'training',
    /^(?:(?:professional |key )?(?:certifications?|certificates|licen[cs]es?)(?: (?:and|&) (?:licen[cs]es|certifications?|training|courses))?|(?:training )?courses(?: attended)?|(?:professional )?training(?: (?:and|&) (?:certifications?|courses|development))?|(?:professional )?qualifications|continuing professional development|cpd|tickets|cursos|zertifikate|weiterbildung)$/,
  ],
  [
    'registrations',
    /^(?:professional )?(?:memberships?|registrations?)(?: (?:and|&) (?:memberships?|registrations?))?$/,
  ],
  [
    'other',
    /^(?:interests|research interests|hobbies|hobbies and interests|references?|referees|publications|volunteering|volunteer (?:work|experience)|objective|career objective|patents|additional information|declaration|hobbys|interessen|loisirs|centres d[’']intérêt)$/,
  ],
];

const longest = 60;
/** LinkedIn lists three, and then goes on with a name. */
const maxTopSkills = 3;

export interface Heading {
  readonly about: About;
  /** What stands behind it on its line. */
  readonly rest: string;
  /** Lines that belong to it, at most. */
  readonly max: number;
}

export function headingIn(line: string): Heading | undefined {
  const [, first = '', rest = ''] = /^([^:\t]{3,45})[:\t]\s*(.*)$/.exec(line.trim()) ?? [undefined, line, ''];
  if (first.length > longest) return undefined;
  const words = plain(first);
  const about = headings.find(([, pattern]) => pattern.test(words))?.[0];
  if (about === undefined) return undefined;
  // `Languages: Go, SQL` is a line of a list; alone on its line it begins another part.
  const isLine =
    !['work', 'education', 'bio', 'skills', 'achievements'].includes(about) || /^\s*[•▪*–-]/.test(line);
  if (rest !== '' && isLine) return undefined;
  return { about, rest, max: words === 'top skills' ? maxTopSkills : Number.POSITIVE_INFINITY };
}

/** `E D U C A T I O N` and `— Education —` are headings too. */
function plain(heading: string): string {
  const bare = heading.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replaceAll(/\s+/g, ' ');
  return (isSpread(bare) ? bare.replaceAll(' ', '') : bare).toLowerCase();
}

/** Letters set apart, of which two may stand nearer to each other: `S O F T WA R E`. */
export function isSpread(text: string): boolean {
  const pieces = text.split(' ');
  const single = pieces.filter((piece) => /^\p{L}$/u.test(piece)).length;
  return single >= 4 && pieces.every((piece) => /^\p{L}{1,2}$/u.test(piece)) && single >= pieces.length * 0.7;
}
