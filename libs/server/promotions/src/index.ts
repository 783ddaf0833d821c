export { setBonusSettings, wantsBonuses, type BonusSettingsChange } from './bonuses/bonus-settings.ts';

export const migrations = new URL('../migrations/', import.meta.url);
