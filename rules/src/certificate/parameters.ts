import { parameter, since } from '../kernel/index.ts';
import { checkSponsorAWorker, govUkSkillsCharge, nara, practice } from '../sources/index.ts';

/** The longest period one Certificate of Sponsorship can cover, in months. */
export const longestCertificate = parameter({
  id: 'certificate.longest-months',
  title: 'Longest Certificate of Sponsorship',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [since('2017-04-06', 60, 'confirmed', govUkSkillsCharge, nara)],
});

/** How long after its assignment a certificate can be used in a visa application, in months. */
export const certificateUse = parameter({
  id: 'certificate.use-within-months',
  title: 'A certificate is used within this many months',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [since('2017-04-06', 3, 'single-source', practice)],
});

export const certificateParameters = [longestCertificate, certificateUse];
