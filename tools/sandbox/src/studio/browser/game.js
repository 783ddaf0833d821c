import { words } from './words.js';

/* Breath on Glass. The window is decided by the server when it is paid for; wiping only shows it. */

const query = new URLSearchParams(location.search);
const token = new URLSearchParams(location.hash.slice(1)).get('token');
history.replaceState(null, '', location.pathname + location.search); // It works once, and stands in no address.
const language = query.get('locale') === 'de' ? 'de' : 'en';
const text = words[language];
const page = document.documentElement;
page.lang = language;
const parent = page.dataset.framedBy.split(' ').find((origin) => origin === query.get('parent')) ?? null;
const pays = page.dataset.pays.split(' ').map((pair) => pair.split(':'));
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

const byId = (id) => document.getElementById(id);
const say = (line, won = false) => {
  byId('said').textContent = line;
  byId('said').toggleAttribute('data-won', won);
};
const fill = (line, values) => line.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const tell = (kind, more = {}) =>
  parent && window.parent.postMessage({ source: 'croupier.game', kind, ...more }, parent);

let session = null; // { session, currency, balance, stakes, commitment, mode }
let round = null; // what is being wiped
let asked = null; // the order whose answer has not come
let paused = false;
let proof = null;

const digits = () => (session.currency === 'JPY' ? 0 : 2);
const money = (cents) => {
  const amount = cents / 10 ** digits();
  const plain = { minimumFractionDigits: digits(), maximumFractionDigits: digits() };
  if (session.currency === 'FUN') return `FUN ${amount.toLocaleString(language, plain)}`;
  return amount.toLocaleString(language, { style: 'currency', currency: session.currency, ...plain });
};
const showBalance = () => (byId('balance').textContent = money(session.balance));

for (const element of document.querySelectorAll('[data-word]')) element.textContent = text[element.dataset.word];
for (const element of document.querySelectorAll('[data-label]'))
  element.setAttribute('aria-label', text[element.dataset.label]);
for (const [id, times] of pays) {
  const row = byId('pays').appendChild(document.createElement('li'));
  row.innerHTML = `<svg aria-hidden="true"><use href="/things.svg#${id}"/></svg><span></span>`;
  row.lastChild.textContent = fill(text.pays, { thing: text.things[id], pays: times });
}

const panes = Array.from({ length: 9 }, (_, at) => {
  const button = byId('sash').appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = 'pane';
  button.innerHTML = '<svg aria-hidden="true"><use/></svg><canvas width="180" height="180"></canvas>';
  const canvas = button.querySelector('canvas');
  const pane = {
    at,
    button,
    canvas,
    use: button.querySelector('use'),
    brush: canvas.getContext('2d', { willReadFrequently: true }),
  };
  button.addEventListener('click', (event) => event.detail === 0 && open(pane)); // The keyboard and screen readers.
  button.addEventListener('pointerdown', (event) => wipe(pane, event));
  return pane;
});

/** Breath: grey, uneven, with a few drops running down. Only a picture, so any numbers will do. */
function fog({ brush, button, at }) {
  brush.globalCompositeOperation = 'source-over';
  const grey = brush.createLinearGradient(0, 0, 180, 180);
  grey.addColorStop(0, '#d6e0ea');
  grey.addColorStop(1, '#9db0c3');
  brush.fillStyle = grey;
  brush.fillRect(0, 0, 180, 180);
  for (let drop = 0; drop < 26; drop++) {
    const [x, y] = [(drop * 71 + at * 37) % 180, (drop * 113 + at * 59) % 180];
    brush.fillStyle = `rgb(255 255 255 / ${0.08 + (drop % 5) * 0.05})`;
    brush.beginPath();
    brush.ellipse(x, y, 2 + (drop % 4), 3 + (drop % 7), 0, 0, 7);
    brush.fill();
    if (drop % 6 === 0) brush.fillRect(x - 1, y, 2, 26);
  }
  delete button.dataset.open;
  delete button.dataset.won;
  button.setAttribute('aria-label', fill(text.fogged, { n: at + 1 }));
}

/** A finger or the mouse wipes across all panes it passes; a pane half clear is clear. */
function wipe(first, event) {
  if (!round) return;
  event.preventDefault();
  first.button.releasePointerCapture(event.pointerId);
  const rub = ({ clientX, clientY }) => {
    const pane = panes.find(({ button }) => button === document.elementFromPoint(clientX, clientY)?.closest('.pane'));
    if (!pane || pane.button.dataset.open !== undefined) return;
    const box = pane.canvas.getBoundingClientRect();
    const [x, y] = [((clientX - box.left) / box.width) * 180, ((clientY - box.top) / box.height) * 180];
    pane.brush.globalCompositeOperation = 'destination-out';
    const soft = pane.brush.createRadialGradient(x, y, 12, x, y, 42);
    soft.addColorStop(0, '#000');
    soft.addColorStop(1, 'transparent');
    pane.brush.fillStyle = soft;
    pane.brush.fillRect(x - 42, y - 42, 84, 84);
    const pixels = pane.brush.getImageData(0, 0, 180, 180).data;
    let clear = 0;
    for (let at = 3; at < pixels.length; at += 64) if (pixels[at] < 90) clear += 64;
    if (clear / pixels.length > 0.4) open(pane);
  };
  const done = () => {
    removeEventListener('pointermove', rub);
    removeEventListener('pointerup', done);
    removeEventListener('pointercancel', done);
  };
  addEventListener('pointermove', rub);
  addEventListener('pointerup', done);
  addEventListener('pointercancel', done);
  rub(event);
}

function open(pane) {
  if (!round || pane.button.dataset.open !== undefined) return;
  pane.button.dataset.open = '';
  pane.button.setAttribute('aria-label', fill(text.seen, { n: pane.at + 1, thing: text.things[round.panes[pane.at]] }));
  if (panes.every(({ button }) => button.dataset.open !== undefined)) end();
}

function end() {
  const over = round;
  round = null;
  session.balance = over.balance;
  showBalance();
  for (const { at, button } of panes) if (over.panes[at] === over.won) button.dataset.won = '';
  if (over.won) say(fill(text.won, { thing: text.things[over.won], win: money(over.win) }), true);
  else say(text.lost);
  tell('round_ended', { round_id: over.round, stake_cents: over.stake, win_cents: over.win });
  tell('balance', { currency: session.currency, balance_cents: over.balance });
  ready();
}

const ready = () => {
  byId('play').textContent = round ? text.wipe : text.play;
  byId('play').disabled = !session || paused || (asked !== null && !asked.again);
  byId('stake').disabled = round !== null || asked !== null;
};

async function post(path, body) {
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, answer: await reply.json() };
}

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The secret that is told after the round must fit the seal that was told before it. */
async function check(seal, secret) {
  if (!crypto.subtle) return;
  proof = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))) === seal;
  byId('proof').textContent = proof ? fill(text.proof, { seal: seal.slice(0, 16) }) : text.noproof;
}

async function play() {
  if (round) return panes.forEach((pane, turn) => setTimeout(() => open(pane), calm ? 0 : turn * 90));
  if (!session || paused || (asked && !asked.again)) return;
  const seed = () => hex(crypto.getRandomValues(new Uint8Array(16)));
  // After a lost answer the same round is asked for again, never another.
  asked = asked ?? { round: crypto.randomUUID(), stake: Number(byId('stake').value), seed: seed() };
  asked.again = false;
  say(text.waiting);
  ready();
  tell('round_started', { round_id: asked.round });
  const seal = session.commitment;
  try {
    const { status, answer } = await post('/api/play', { session: session.session, ...asked });
    if (status >= 500) throw new Error('lost');
    if (answer.error) return refused(answer.error);
    asked = null;
    round = answer;
    session.commitment = answer.commitment;
    session.balance -= answer.stake;
    showBalance();
    void check(seal, answer.secret);
    for (const pane of panes) {
      fog(pane);
      pane.use.setAttribute('href', `/things.svg#${round.panes[pane.at]}`);
    }
    say(text.wiping);
  } catch {
    asked.again = true;
    say(text.failed);
  }
  ready();
}

function refused(code) {
  tell('round_ended', { round_id: asked.round, stake_cents: 0, win_cents: 0 });
  asked = null;
  if (code === 'invalid_token') return tell('relaunch');
  if (code === 'limit_exceeded') tell('limit_reached');
  say(text[code] ?? text.not_placed);
  ready();
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== parent || source !== window.parent || data?.source !== 'croupier.frame') return;
  if (data.kind === 'pause') paused = data.paused === true;
  if (data.kind === 'press') void play();
  if (data.kind === 'balance' && session?.mode === 'real' && data.currency === session.currency && !round && !asked) {
    session.balance = data.balance_cents;
    showBalance();
  }
  ready();
});
byId('play').addEventListener('click', () => void play());
byId('close').addEventListener('click', () => tell('close'));
byId('rules-open').addEventListener('click', () => byId('rules').showModal());
byId('rules-close').addEventListener('click', () => byId('rules').close());
addEventListener('keydown', (event) => {
  if (byId('rules').open) return;
  if (event.key === 'Escape') tell('close');
  if (event.code === 'Space' && event.target === document.body && !event.repeat) void play();
});

panes.forEach(fog);
ready();
try {
  const { answer } = await post('/api/open', { token });
  if (answer.error) {
    if (answer.error === 'invalid_token' && token) tell('relaunch');
    else say(text[answer.error] ?? text.failed);
  } else {
    session = answer;
    for (const stake of session.stakes)
      byId('stake').add(
        new Option(money(stake), String(stake), stake === session.stakes[2], stake === session.stakes[2]),
      );
    showBalance();
    say(text.start);
    ready();
  }
} catch {
  say(text.failed);
}
tell('ready');
