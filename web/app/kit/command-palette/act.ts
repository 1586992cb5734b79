import { useNavigate, useSubmit } from 'react-router';
import { actionForm } from '../forms/use-action.tsx';
import type { QuickEntry } from './quick-entry.ts';

/** Runs an entry: opens its page, or performs its action. */
export function useAct(onLogOut: () => void): (entry: QuickEntry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return ({ goal }) => {
    if ('to' in goal) void navigate(goal.to);
    else if (goal.act === 'log-out') onLogOut();
    else if (goal.act === 'keep')
      void submit(actionForm('keep'), { method: 'post', action: '/dashboard/home' });
    else chooseTheme(goal.act);
  };
}

/** Sends the same click as a theme button, which `/theme.js` listens for. */
function chooseTheme(choice: 'system' | 'light' | 'dark'): void {
  const button = document.createElement('button');
  button.dataset.themeChoice = choice;
  document.body.append(button);
  button.click();
  button.remove();
}
