import { availabilityOf, availabilityWords } from '../../../text/capabilities.ts';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../parts/text-link.tsx';

const today = [
  {
    title: 'The calculators on your careers pages',
    text: 'One line of HTML. It is free, has no cookies, and uses today’s law as we have recorded it.',
    to: '/embed',
    action: 'Get the code',
  },
  {
    title: 'Which jobs can be sponsored',
    text: 'Every occupation code with its going rate, which is the first question in any advice session.',
    to: '/occupations',
    action: 'Look up a job',
  },
  {
    title: 'What a new entrant must earn',
    text: 'The salary for a student who switches, with the rule to show an employer.',
    to: '/salary-calculator/calculate?inUk=yes&visaType=student&studentSwitch=course-completed&newEntrantLimb=student&newEntrantStudy=completed&under26=no',
    action: 'Work it out',
  },
];

/** What a careers team and its students can use, and what is not yet open. */
export function Partnership() {
  return (
    <section aria-labelledby="partnership" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="partnership" className="text-36">
            What your team can use
          </h2>
          <ul className="mt-8">
            {today.map(({ title, text, to, action }) => (
              <li key={to} className="border-t border-ink/15 py-4">
                <h3 className="text-20">{title}</h3>
                <p className="mt-1 max-w-measure text-ink-2">
                  {text} <TextLink to={to}>{action}</TextLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <Card>
          <Tag>{availabilityWords[availabilityOf(['job-board'])]}</Tag>
          <h3 className="mt-4 text-22">A place for your students</h3>
          <p className="mt-2 text-ink-2">
            On the <TextLink to="/jobs">job board</TextLink>, each job says what it pays and whether that is
            enough to be sponsored. With an <TextLink to="/signup?role=candidate">account</TextLink> students
            can apply, save searches and hear about new jobs by email.
          </p>
          <p className="mt-4">
            <Tag look="sand">{availabilityWords[availabilityOf(['university-pages'])]}</Tag>
          </p>
          <p className="mt-2 text-ink-2">Pages for your careers team. Tell us what they should include.</p>
        </Card>
      </div>
    </section>
  );
}
