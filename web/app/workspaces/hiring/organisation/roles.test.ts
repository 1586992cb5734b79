import { describe, expect, it } from 'vitest';
import { mayChange, mayRun, rolesToGive } from './roles.ts';

describe('the roles of an organisation', () => {
  it('let only owners and admins run it', () => {
    expect((['owner', 'admin', 'member'] as const).filter(mayRun)).toEqual(['owner', 'admin']);
  });

  it('let only an owner make or change an owner', () => {
    expect(rolesToGive('owner')).toEqual(['owner', 'admin', 'member']);
    expect(rolesToGive('admin')).toEqual(['admin', 'member']);
    expect(mayChange('owner', 'owner')).toBe(true);
    expect(mayChange('admin', 'owner')).toBe(false);
    expect(mayChange('admin', 'admin')).toBe(true);
  });

  it('let members change nobody', () => {
    expect(rolesToGive('member')).toEqual([]);
    expect(mayChange('member', 'member')).toBe(false);
  });
});
