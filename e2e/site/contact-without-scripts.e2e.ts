import { apiClient } from '../support/api-client.ts';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { formsIn } from '../support/pages/form-by-request.ts';
import { linkOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { expect, test } from '../support/requests.ts';

/** An address of this test alone, so that tests at once do not read each other's mail. */
const newEmail = () => `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;

const confirmation = 'Message sent successfully! 🎉';
const messageFrom = (email: string) => ({
  firstName: 'Amara',
  email,
  countryCode: 'France (+33)',
  phoneNumber: '1 23 45 67 89',
  message: 'How long does a licence take?',
});

test('without scripts a message is sent, and only once however often the page is submitted', async ({
  request,
}) => {
  const email = newEmail();
  const { forms } = await readPage(request, '/contact');
  for (const _time of ['once', 'again'])
    expect((await sendForm(request, forms[0], messageFrom(email))).words).toContain(confirmation);
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('without scripts each error is listed in a summary, and nothing typed is lost', async ({ request }) => {
  const { forms } = await readPage(request, '/contact');
  const values = {
    lastName: 'Okafor',
    email: 'amara@',
    countryCode: 'India (+91)',
    phoneNumber: '12',
  };
  const page = await sendForm(request, forms[0], values);
  expect(page.faults).toEqual([
    'Enter your first name.',
    'Please enter a valid email address',
    'Enter a telephone number, as you dial it in India, or in full from +91.',
    'Write your message.',
  ]);
  expect(page.words).toContain('Error: Check what you entered and try again.');
  for (const [name, value] of Object.entries(values))
    expect(page.forms[0]?.fields.get(name)?.value, name).toBe(value);
});

test('a name that is too long gets an error, and stays in its field', async ({ request }) => {
  const { forms } = await readPage(request, '/contact');
  const page = await sendForm(request, forms[0], { firstName: 'x'.repeat(101) });
  expect(page.faults[0]).toBe('Use at most 100 characters.');
  expect(page.forms[0]?.fields.get('firstName')?.value).toBe('x'.repeat(101));
});

test('a bot that fills in the hidden field gets the usual response, and nothing is emailed', async ({
  request,
}) => {
  const email = newEmail();
  const { forms } = await readPage(request, '/contact');
  const trapped = { ...messageFrom(email), leaveEmpty: 'https://spam.example' };
  expect((await sendForm(request, forms[0], trapped)).words).toContain(confirmation);
  expect(await mailsTo(request, email)).toEqual([]);
});

test('pricing: Start Free Trial is recorded with the plan that was chosen', async ({ request }) => {
  const email = newEmail();
  const { forms } = await readPage(request, '/pricing');
  const form = forms.find(({ fields }) => fields.has('plan'));
  const button = form?.fields.get('button')?.options?.find((value) => /trial/i.test(value)) ?? '';
  const page = await sendForm(request, form, { plan: 'premium', name: 'Kofi Mensah', email, button });
  expect(page.words).toContain('Thank you. We answer by email, and say what you can try now.');
  const all = await (await request.get('/dev/mailbox.json')).text();
  expect(all).toMatch(new RegExp(`${email}\\\\nPlan: premium\\\\nButton pressed: Start Free Trial`));
  expect((await sendForm(request, form, { button })).faults).toEqual([
    'Enter your name.',
    'Enter your email address.',
  ]);
});

test.describe('the newsletter', () => {
  const yes = 'Yes, send me the newsletter';

  test('following a link changes nothing: mail programs do so by themselves', async ({ request }) => {
    const email = newEmail();
    await apiClient(request).post('/api/newsletter', { email });
    const link = linkIn((await mailsTo(request, email))[0], '/newsletter/confirm');
    expect((await readPage(request, link)).words).toContain(yes);
    expect((await mailsTo(request, email)).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
  });

  test('a truncated link gets an error and a way on', async ({ request }) => {
    const { forms } = await readPage(request, '/newsletter/confirm?token=abc');
    const page = await sendForm(request, forms[0], {});
    expect(page.words).toMatch(/incomplete/);
    expect(linkOf(page, 'Ask for a new link')).toBe('/newsletter');
  });

  test('without scripts the form in the footer leads to its page, which says what happened', async ({
    request,
  }) => {
    const email = newEmail();
    const foot = formsIn((await readPage(request, '/tools')).html).find(
      ({ method, fields }) => method === 'post' && fields.has('email'),
    );
    const page = await sendForm(request, foot, { email });
    expect(page.path).toMatch(/^\/newsletter/);
    expect(page.words).toContain('Almost done. Open the email we sent you and confirm.');
    const link = linkIn((await mailsTo(request, email))[0], '/newsletter/confirm');
    const { forms } = await readPage(request, link);
    expect((await sendForm(request, forms[0], {})).words).toContain('You are on the list.');
  });
});
