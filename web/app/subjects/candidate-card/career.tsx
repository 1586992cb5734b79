import type { CandidateCard } from '@portway/contracts/candidate/profile/candidate-card';
import { monthInWords } from './facts-of.ts';

export function Work({ work }: Pick<CandidateCard, 'work'>) {
  return (
    <ol className="candidate-career">
      {work.map(({ company, title, start, end, description }) => (
        <li key={`${company} ${title} ${start}`}>
          <div>
            <p className="font-semibold">{title}</p>
            <p>{company}</p>
          </div>
          <p className="when">
            {monthInWords(start)} – {end === null ? 'now' : monthInWords(end)}
          </p>
          {description !== null && <p className="lines text-ink-2">{description}</p>}
        </li>
      ))}
    </ol>
  );
}

export function Education({ education }: Pick<CandidateCard, 'education'>) {
  return (
    <ol className="candidate-career">
      {education.map(({ institution, award, field, graduation }) => {
        const studied = [award, field].filter(Boolean).join(', ');
        return (
          <li key={`${institution} ${studied} ${graduation}`}>
            <div>
              <p className="font-semibold">{institution}</p>
              {studied !== '' && <p>{studied}</p>}
            </div>
            {graduation !== null && <p className="when">{monthInWords(graduation)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
