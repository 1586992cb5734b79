import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TextLink } from '../parts/text-link.tsx';

const routes = [
  {
    route: 'Skilled Worker',
    forWhom: 'Jobs at degree level, and jobs on a list while the lists last',
    sponsor: 'Yes',
    to: '/salary-calculator/calculate?role=2134&inUk=no&under26=no',
    here: 'Salary and costs',
  },
  {
    route: 'Health and Care Worker',
    forWhom:
      'The same route, for health and care jobs: a lower fee and no surcharge. Care workers only from inside the UK',
    sponsor: 'Yes',
    to: '/immigration-skill-charge-calculator/calculate?role=2237&healthAndCare=yes&location=outside&years=3&sponsorSize=large',
    here: 'A nurse’s costs',
  },
  {
    route: 'Settlement',
    forWhom: 'Skilled Workers who have completed their years here (there is a separate salary test)',
    sponsor: 'Yes',
    to: '/settlement-salary',
    here: 'The salary you need',
  },
  {
    route: 'Temporary Worker',
    forWhom: 'Seasonal, creative, charity and exchange work',
    sponsor: 'Yes',
    to: '/cost-estimator/calculate?licenceType=temporary',
    here: 'Its licence fee',
  },
  {
    route: 'UK Expansion Worker',
    forWhom: 'The first staff of a business that is only overseas',
    sponsor: 'Yes',
    to: '/rules/licence.based-in-uk',
    here: 'What the rule says',
  },
  {
    route: 'Graduate',
    forWhom: 'People with a new UK degree, PGCE or PGDE, in any job',
    sponsor: 'No',
    to: '/universities',
    here: 'What comes after it',
  },
  {
    route: 'Youth Mobility Scheme',
    forWhom: 'Young people from some countries, in any job',
    sponsor: 'No',
    to: '/immigration-skill-charge-calculator/calculate?visaType=youth-mobility&enteredAsStudent=no&years=3&role=2134',
    here: 'Switching from it',
  },
] as const;

/** The routes to work in the UK, and where this site covers each. */
export function RoutesTable() {
  return (
    <Section
      id="routes"
      title="Which route is it?"
      lead="Not every route needs you as a sponsor. Our tools cover Skilled Worker and Health and Care. For the others, see GOV.UK."
      className="bg-sand/50"
    >
      <DataTable
        caption="Routes to work in the UK"
        quietCaption
        columns={[
          {
            head: 'Route',
            cell: ({ route, forWhom }) => (
              <>
                <span className="block font-semibold">{route}</span>
                <span className="text-14 text-ink-2">{forWhom}</span>
              </>
            ),
          },
          { head: 'Sponsor', cell: ({ sponsor }) => sponsor },
          { head: 'Here', cell: ({ to, here }) => <TextLink to={to}>{here}</TextLink> },
        ]}
        rows={routes}
        keyOf={({ route }) => route}
      />
    </Section>
  );
}
