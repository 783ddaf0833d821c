import { Heart, Search, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Chip, Chips } from '../actions/Chip.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

const kinds = ['All', 'Pokies', 'Live', 'Table games', 'Action'];

export function ActionsShow() {
  const [kind, setKind] = useState('All');
  const [loved, setLoved] = useState(true);
  return (
    <Section title="Actions">
      <div className={styles.row}>
        <Button>Deposit</Button>
        <Button variant="secondary">Withdraw</Button>
        <Button variant="soft">Play for fun</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Close my account</Button>
        <LinkButton href="#main">A link</LinkButton>
      </div>
      <div className={styles.row}>
        <Button size="large">Large</Button>
        <Button size="small">Small</Button>
        <Button loading>Deposit</Button>
        <Button variant="secondary" loading>
          Withdraw
        </Button>
        <Button disabled>Switched off</Button>
      </div>
      <div className={styles.row}>
        <IconButton label="Search" icon={<Search size={22} aria-hidden="true" />} />
        <IconButton label="Sound" variant="framed" icon={<Volume2 size={22} aria-hidden="true" />} />
        <IconButton
          label="Favourite"
          variant="solid"
          aria-pressed={loved}
          onClick={() => setLoved(!loved)}
          icon={<Heart size={22} fill={loved ? 'currentColor' : 'none'} aria-hidden="true" />}
        />
        <IconButton label="Switched off" disabled icon={<Search size={22} aria-hidden="true" />} />
      </div>
      <Chips label="Kinds of games">
        {kinds.map((name, index) => (
          <Chip key={name} selected={name === kind} onClick={() => setKind(name)} count={index === 0 ? 148 : undefined}>
            {name}
          </Chip>
        ))}
      </Chips>
    </Section>
  );
}
