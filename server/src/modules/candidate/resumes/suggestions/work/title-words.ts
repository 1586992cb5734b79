/** Words that occur in job titles, and seldom in company names; many are the heads of titles in the index of SOC 2020. */
const titleWords = [
  'accountant|administrator|advis[eo]r|analyst|apprentice|architect|assistant|associate|auditor|barista|bricklayer|buyer',
  'carer|carpenter|cashier|chef|chemist|cleaner|clerk|co-founder|consultant|contractor|controller|cook|coordinator|copywriter',
  'counsellor|dentist|designer|developer|devops|director|doctor|driver|economist|editor|electrician|engineer|estimator|executive',
  'fellow|foreman|founder|freelance(?:r)?|head of|inspector|instructor|intern|journalist|lead|leader|lecturer|librarian',
  'manager|mechanic|midwife|nurse|officer|operative|operator|owner|paralegal|paramedic|partner|pharmacist|photographer',
  'physiotherapist|planner|plumber|porter|president|producer|professor|programmer|psychologist|receptionist|recruiter|registrar',
  'reporter|representative|researcher|scientist|secretary|solicitor|specialist|statistician|strategist|supervisor|surgeon|surveyor',
  'teacher|technician|technologist|tester|therapist|trainee|translator|tutor|volunteer|waiter|waitress|welder|worker|writer',
  'bartender|caretaker|co-op|fitter|gardener|housekeeper|joiner|labourer|machinist|merchandiser|packer|picker',
  'ceo|cfo|coo|cto|sre|vp|st[1-8]|ct[1-3]|fy[12]|sho',
  '\\p{L}*(?:ingenieur|entwickler|leiter|berater|techniker|kaufmann|kauffrau|assistent|mitarbeiter)(?:in)?|werkstudent(?:in)?|praktikant(?:in)?',
  'ingénieure?|développeu(?:r|se)|responsable|chargée? de|chef(?:fe)? de|stagiaire|consultante|technicien(?:ne)?|infirmi(?:er|ère)',
  'desenvolvedora?|estagiári[oa]|engenheir[oa]|analista|gerente|assistente|enfermeir[oa]|professora?|técnic[oa]',
  'desarrolladora?|ingenier[oa]|becari[oa]|enfermer[oa]|directora?',
  'actuary|adjuster|aide|agent|ambassador|animator|apprenticeship|artist|assembler|assessor|attendant|auxiliary|baker|banker|binder|broker|builder|butcher|buyer|captain|caseworker',
  'checker|coach|collector|commander|conductor|constable|constructor|courier|dealer|decorator|demonstrator|deputy|detective|dietitian|dispatcher|distributor|draughtsman|drafter|dresser',
  'erector|examiner|expert|facilitator|fabricator|farmer|finisher|firefighter|fundraiser|glazier|groundworker|groom|guard|guide|hairdresser|handler|handyman|head chef|head|helper|host(?:ess)?|illustrator|installer|interpreter',
  'investigator|judge|keeper|lawyer|lifeguard|loader|maker|mason|mate|mentor|minister|nanny|negotiator|optician|optometrist|organi[sz]er|orthoptist|paediatrician|painter|paraplanner|pastor|picker|pilot|plasterer',
  'podiatrist|policy adviser|practitioner|presenter|principal|printer|processor|psychiatrist|radiographer|ranger|rigger|roofer|scaffolder|scholar|seamstress|seller|sergeant|setter|sonographer|steward(?:ess)?',
  'stylist|superintendent|tailor|tiler|trader|underwriter|usher|valuer|vet|veterinarian|warden|wireman',
];
export const titleWord = new RegExp(`(?<!\\p{L})(?:${titleWords.join('|')})s?(?!\\p{L})`, 'iu');

export const namesTitle = (text: string): boolean => titleWord.test(text);
