import type { WholeEnquiry } from './whole-enquiry.ts';

/** All details sent with it. */
export function Facts({ enquiry }: { enquiry: WholeEnquiry }) {
  const { name, email, phone, organisation, details, message, suspected } = enquiry;
  const facts = [
    { name: 'Name', value: name },
    { name: 'Email', value: email },
    { name: 'Telephone', value: phone },
    { name: 'Organisation', value: organisation },
    ...details,
  ];
  return (
    <>
      <dl className="desk-facts">
        {facts.map(
          (fact) =>
            fact.value !== null && (
              <div key={fact.name} className="contents">
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ),
        )}
      </dl>
      {message !== null && (
        <>
          <h3 className="mt-6 text-16">Message</h3>
          <p className="as-written mt-2">{message}</p>
        </>
      )}
      {suspected && (
        <p className="mt-4 text-14 text-ink-2">
          A field that people cannot see was filled in, so a program probably sent this. Nobody was emailed
          about it.
        </p>
      )}
    </>
  );
}
