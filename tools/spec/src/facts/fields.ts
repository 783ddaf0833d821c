import { facts } from '../fact.ts';

const words = (text: string) => text.split(' ');

/** Groups of fields of the entities; `schema` is the one of libs/contracts that carries them. */
export const fields = [
  ...facts('§3', 'fields', {
    'user-identity': [
      'Who the player is.',
      {
        value: words('id user_id email nickname nick_name first_name last_name gender date_of_birth'),
        schema: 'Player',
      },
    ],
    'user-address': [
      'Where the player lives.',
      { value: words('address city postal_code country mobile_phone'), schema: 'Player' },
    ],
    'user-site': [
      'How the player uses the site.',
      { value: words('currency language locale level statuses'), schema: 'Player' },
    ],
    'user-account': [
      'How the account stands.',
      { value: words('auth_fields_missed verified two_factor_enabled autoregistered'), schema: 'Player' },
    ],
    'user-promotions': [
      'What the player is offered.',
      {
        value: words('receive_promos receive_sms_promos deposit_bonus_code can_issue_bonuses'),
        schema: 'Player',
      },
    ],
    'user-times': [
      'When the player came.',
      { value: words('created_at current_sign_in_at confirmed_at'), schema: 'Player' },
    ],
    'user-rest': [
      'What else is kept of the player.',
      { value: words('autologin_link license_name sow_questionnaire_expires_at saved'), schema: 'Player' },
    ],
    'user-statuses': ['A group of the player.', { value: words('id name'), schema: 'PlayerStatus' }],
    'display-name': 'The nickname is shown, else the email.',
    account: [
      'A balance.',
      { value: words('currency active amount_cents available_to_cashout_cents'), schema: 'Account' },
    ],
    'bonus-balance': 'The bonus balance is the total less what can be cashed out.',
    gift: [
      'A bonus.',
      {
        value: words('id stage type bonuses currency amount_wager_requirement_cents amount_wager_cents'),
        schema: 'Gift',
      },
    ],
    'gift-types': ['Types of gifts.', { value: words('bonus deposit registration fs') }],
    'gift-deposit': ['Left out of the deposit gifts.', { value: 'random_manual' }],
    'gift-freespin': 'Free spins have a stage.',
    'bonus-labels': [
      'How types of bonuses are called.',
      {
        value: [
          'Cashback',
          'Deposit bonus',
          'Cash',
          'Giftspin',
          'Group',
          'freebet',
          'Custom',
          'feature freespins',
          'feature trigger',
          'XP',
          'gift',
          'NonDeposit',
        ],
      },
    ],
    payment: [
      'A line of the payment history.',
      { value: words('action recallable finished_at success'), schema: 'Payment' },
    ],
    'payment-method': [
      "A method of the provider's script.",
      { value: words('id brand provider currency type image termsOfService savedProfiles') },
    ],
    'payment-method-limits': [
      "A method's limits.",
      { value: words('minAmountValue maxAmountValue amountCurrencyCode') },
    ],
    'saved-card': 'A saved card has an id and a title, which begins with six digits and ends with four.',
    'crypto-card': [
      'A way to buy crypto.',
      { value: words('provider brand fee processing_time verification paymentMethods logo') },
    ],
    'fraud-check': [
      'What a fraud check receives.',
      {
        value: words(
          'country firstname lastname email device_fingerprint merchant_user_id card_expiration_month card_expiration_year card_holder_name card_last_4 card_bin payment_account_id website_url transaction_id date_time transaction_currency transaction_amount payment_system type',
        ),
      },
    ],
    game: [
      'A title.',
      {
        value: words('id title name slug gameSlug identifier provider preview demo real has_demo_mode'),
        schema: 'Game',
      },
    ],
    'game-lists': [
      'Where a title is listed.',
      { value: words('categories currencies collections badges'), schema: 'Game' },
    ],
    'game-wager0': ['The collection of wager-free games.', { value: 'wager0' }],
    'game-fun': ['The currency of demo play.', { value: 'FUN' }],
    provider: ['A provider.', { value: words('id title') }],
    collection: ['A collection.', { value: words('id title') }],
    currency: ['A currency.', { value: words('code subunits_to_unit') }],
    tournament: [
      'A tournament.',
      {
        value: words('id slug frontend_identifier start_at end_at in_progress group_ids description top_players'),
        schema: 'Tournament',
      },
    ],
    'tournament-status': [
      'How a player stands.',
      {
        value: words('tournament_id award_place nickname bets bet_cents games_taken'),
        schema: 'TournamentStatus',
      },
    ],
    quest: 'A quest is a tournament whose identifier says so, with a size and a slug.',
    lottery: ['A lottery.', { value: words('id in_progress tickets'), schema: 'Lottery' }],
    'lottery-status': ['Tickets of a player.', { value: words('lottery_id tickets'), schema: 'LotteryStatus' }],
    lootbox: ['A lootbox.', { value: words('id stage'), schema: 'Lootbox' }],
    'comp-points': 'Comp points that can be exchanged, and a rate per currency.',
    'comp-award': 'Comp points that stay, with the most of a level.',
    winner: [
      'A win worth showing.',
      {
        value: words('game_identifier game_title game_table_image_path win_amount_cents currency nickname'),
        schema: 'Winner',
      },
    ],
    jackpot: [
      'A jackpot, by id or identifier.',
      { value: words('identifier state currency levels'), schema: 'Jackpot' },
    ],
    limit: ['A limit.', { value: words('id type accounts'), schema: 'UserLimit' }],
    'limit-account': [
      "A limit's share of a currency.",
      { value: words('currency amount_cents current_value_amount_cents') },
    ],
    'limit-types': [
      'Types of limits.',
      { value: words('loss wager deposit coolingoff selfexclusion session'), schema: 'LimitType' },
    ],
    'limit-periods': [
      'Periods of limits.',
      { value: words('day day_3 week month month_3 month_6 month_9 month_12 forever'), schema: 'LimitPeriod' },
    ],
    'limit-statuses': [
      'Statuses of limits.',
      { value: words('active confirmed confirmed_disable unconfirmed_disable unconfirmed'), schema: 'LimitStatus' },
    ],
    achievement: [
      'An achievement.',
      { value: words('id frontend_identifier status money_budget_cents'), schema: 'Achievement' },
    ],
    'achievement-types': ['Types of achievements.', { value: ['bet sum', 'bet provider', 'bet slot', 'spin count'] }],
    'level-ladder': ['Levels of the profile.', { value: { first: 1, last: 10 } }],
    'level-gifts': 'A level has an image and gifts; from the eighth on a bonus too.',
    'cms-page': [
      'A content page.',
      { value: words('id path slug title content blocks categories children'), schema: 'CmsPage' },
    ],
    'cms-blocks': ['What search engines read.', { value: words('title description keywords') }],
    banner: ['A banner.', { value: words('categories groups image description'), schema: 'Banner' }],
    phone: ['A phone.', { value: ['number'] }],
    captcha: ['How the captcha is set.', { value: words('site_key enabled_register') }],
    wallets: ['A wallet of a coin.', { value: ['currency'] }],
    'crypto-addresses': 'An address per coin.',
    toast: ['A toast.', { value: words('id type title text image time url callback') }],
    'chat-session': [
      'What a chat receives.',
      { value: ['customer name', 'customer email', 'group', 'Id', 'Link', 'Status', 'Project', 'Language'] },
    ],
    'chat-message': ['A message of the chat.', { value: ['timestamp'] }],
    'log-record': [
      'A record of the log.',
      { value: words('label level_name remote_addr datetime type rid message phpError context') },
    ],
    'log-context': 'The context leaves out state and what begins with an underscore.',
    'log-php-error': 'The error of a response is flattened to text, where there is one.',
  }),
];
