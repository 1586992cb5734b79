import { useNavigate, useSubmit } from 'react-router';
import { asked } from '../forms/use-action.tsx';
import type { QuickEntry } from './quick-entry.ts';

/** Does what an entry is for: opens its page, or acts. */
export function useAct(onLogOut: () => void): (entry: QuickEntry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return ({ goal }) => {
    if ('to' in goal) void navigate(goal.to);
    else if (goal.act === 'log-out') onLogOut();
    else if (goal.act === 'keep') void submit(asked('keep'), { method: 'post', action: '/dashboard/home' });
    else chooseTheme(goal.act);
  };
}

/** As a click on a button of the theme, which is what `/theme.js` listens to. */
function chooseTheme(choice: 'system' | 'light' | 'dark'): void {
  const button = document.createElement('button');
  button.dataset.themeChoice = choice;
  document.body.append(button);
  button.click();
  button.remove();
}
