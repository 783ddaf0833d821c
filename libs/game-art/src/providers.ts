/** The in-house providers. Fictional names; every title is made for this site. */
export interface Provider {
  id: string;
  title: string;
}

export const providers: Provider[] = [
  { id: 'paperlantern-works', title: 'Paperlantern Works' },
  { id: 'oak-and-ember', title: 'Oak & Ember' },
  { id: 'halfpenny-press', title: 'Halfpenny Press' },
  { id: 'nine-meridians', title: 'Nine Meridians' },
  { id: 'nightjar-rooms', title: 'Nightjar Rooms' },
  { id: 'soft-comet', title: 'Soft Comet' },
];
