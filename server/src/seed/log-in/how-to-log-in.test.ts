import { expect, it } from 'vitest';
import { howToLogIn } from './how-to-log-in.ts';

const logIns = {
  sponsors: [{ fullName: 'Grace Holloway', role: 'officer', secret: 'AAAA' }],
  staff: { fullName: 'Morgan Tate', secret: 'BBBB' },
} as const;

it('names the address at which the site will run, with the settings that the demo was made with', () => {
  const lines = howToLogIn('http://localhost:5087', logIns, { PORT: '5087', DATA_DIR: '/tmp/demo' });
  expect(lines.slice(0, 3)).toEqual([
    'Start the site:  PORT=5087 DATA_DIR=/tmp/demo npm start',
    'Then log in at   http://localhost:5087/login',
    'Password of all  copper lantern by the quay',
  ]);
});

it('names somebody of each kind, and the secret of those who need a code', () => {
  const words = howToLogIn('http://localhost:5000', logIns, {}).join('\n');
  expect(words).toContain('Start the site:  npm start');
  for (const email of ['amara.okafor', 'helen.marsh', 'tom.ashdown', 'vera.linwood', 'grace.holloway'])
    expect(words).toContain(`${email}@demo.example`);
  expect(words).toMatch(/officer +grace\.holloway@demo\.example +AAAA/);
  expect(words).toMatch(/staff, at \/staff +morgan\.tate@demo\.example +BBBB/);
});
