import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { games } from '@croupier/game-math';
import { Button, Card, SelectField, TextField } from '@croupier/ui-kit';
import styles from './fairness.module.css';
import { type Rerun, rerunRound } from './rerun-round.ts';
import { Steps } from './Steps.tsx';

const small = ['and', 'of', 'the'];
/** Returns a readable name: `moth-and-moon` → Moth and Moon. Maths is named after the first title that ran it. */
const nameOf = (id: string) =>
  id
    .split('-')
    .map((word) => (small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Example bets of the originals, in the form their rounds store. */
const bets: Readonly<Record<string, string>> = {
  'acorn-plinko': '{"rows":12,"risk":"medium"}',
  'amber-mines': '{"mines":3}',
  'firefly-keno': '{"picks":[3,7,21],"risk":"low"}',
  'lark-limbo': '{"target":200}',
  roulette: '{"bets":[{"spot":"17","chips":1},{"spot":"red","chips":4}]}',
  'sunflower-wheel': '{"segments":20,"risk":"medium"}',
};

/** Returns an example of the bet's parameters. Where free spins can be bought, `{"buy":"free-spins"}` buys them. */
const betOf = (maths: string): string | undefined => bets[maths] ?? (games[maths]?.purchase && '{}');

/** Renders the check of any round by its seeds, without an account. The input never leaves the browser. */
export function SeedCheck() {
  const { t } = useLingui();
  const [result, setResult] = useState<Rerun | 'wrong' | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget);
    const field = (name: string) => String(text.get(name) ?? '');
    try {
      const params: unknown =
        field('maths') === 'dice'
          ? { target: Math.round(Number(field('target')) * 100), side: field('side') }
          : JSON.parse(field('bet') || '{}');
      const seeds = { serverSeed: field('server'), clientSeed: field('client'), nonce: Number(field('nonce')) };
      setResult(rerunRound({ maths: field('maths'), seeds, stake: 100n, params }));
    } catch {
      setResult('wrong');
    }
  }
  const [maths, setMaths] = useState('dice');
  return (
    <Card className={styles.part}>
      <h2>
        <Trans>Check any round from its seeds</Trans>
      </h2>
      <form onSubmit={submit} className={styles.fields}>
        <TextField name="server" label={t`Server seed`} required maxLength={256} autoComplete="off" />
        <TextField name="client" label={t`Client seed`} required maxLength={64} autoComplete="off" />
        <TextField
          name="nonce"
          label={t`Bet number (nonce)`}
          type="number"
          min={0}
          step={1}
          defaultValue={0}
          required
        />
        <SelectField
          name="maths"
          label={t`Game maths`}
          value={maths}
          onChange={(event) => setMaths(event.target.value)}
        >
          {Object.keys(games).map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
        {maths === 'dice' && (
          <>
            <TextField
              name="target"
              label={t`Target`}
              type="number"
              min={0}
              max={99.99}
              step={0.01}
              defaultValue={49.5}
              required
            />
            <SelectField name="side" label={t`Wins`}>
              <option value="under">{t`below the target`}</option>
              <option value="over">{t`above the target`}</option>
            </SelectField>
          </>
        )}
        {betOf(maths) && (
          <TextField
            key={maths}
            name="bet"
            label={t`Bet (JSON, as stored with the round)`}
            defaultValue={betOf(maths)}
            maxLength={200}
            autoComplete="off"
            required
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            <Trans>Check this round</Trans>
          </Button>
        </div>
      </form>
      {result === 'wrong' && (
        <p role="alert" className={styles.wrong}>
          <Trans>These values don’t give a round of this game. Please check them.</Trans>
        </p>
      )}
      {result && result !== 'wrong' && <Steps rerun={result} />}
    </Card>
  );
}
