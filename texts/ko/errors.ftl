errors-bad_json = 올바른 JSON 형식의 요청이 아닙니다.

errors-bad_request = 요청 형식이 맞지 않습니다.

errors-bad_rules = 규칙 설정이 올바르지 않거나 여기서 쓸 수 없는 규칙입니다.

errors-bad_fen = FEN을 읽을 수 없습니다.

errors-bad_position = 둘 수 없는 국면입니다.

errors-bad_move = 수나 명령을 읽을 수 없습니다.

errors-bad_time = 시간 설정이 허용 범위를 벗어났습니다.

errors-bad_level = 컴퓨터에는 그런 단계가 없습니다.
errors-unknown_house_player = 이 서버에는 그런 컴퓨터 선수가 없습니다.

errors-bad_start = 대국 설정이 규칙에 맞지 않거나 서로 맞지 않습니다.

errors-illegal_move = 둘 수 없는 수입니다.

errors-refused_move = 규칙상 둘 수 없는 수입니다.

errors-no_touch_move = 이 대국에는 만진 기물을 반드시 움직여야 하는 규칙이 없습니다.

errors-nothing_to_touch = 그 자리에는 내 기물이 없습니다.

errors-touched = 이미 다른 기물에 손을 댔습니다. 그 기물을 움직여야 합니다.

errors-game_over = 이미 끝난 대국입니다.

errors-not_your_seat = 이 대국의 대국자만 할 수 있습니다.

errors-not_your_turn = 상대의 차례입니다.

errors-stale_ply = 그사이에 국면이 바뀌었습니다. 판을 보고 다시 해 보세요.

errors-wrong_phase = 지금은 할 수 없습니다.

errors-not_your_choice = 상대가 먼저 차림을 정합니다. 기다려 주세요.

errors-already_chosen = 차림을 이미 정해 바꿀 수 없습니다.

errors-cannot_place = 그 기물은 그곳에 놓을 수 없습니다.

errors-hands_closed = 먼저 기물 가리기로 진영을 정해야 합니다.

errors-no_hands = 지금은 손을 고를 수 없습니다.

errors-not_your_pick = 손은 상대가 고릅니다.

errors-setup_not_allowed = 이 규칙에서 쓸 수 없는 차림입니다. 다른 차림을 골라 주세요.

errors-seat_taken = 이미 다른 사람이 앉은 자리입니다.

errors-already_seated = 이미 이 대국에 참가하고 있습니다.

errors-takeback_never = 무르기가 없는 대국입니다.

errors-nothing_to_take_back = 무를 수 있는 수가 없습니다.

errors-offer_pending = 같은 제안이 이미 나와 있습니다.

errors-no_offer = 답할 제안이 없습니다.

errors-too_late_to_abort = 이미 양쪽이 한 수씩 두어 대국을 취소할 수 없습니다.

errors-in_tournament = 대회 대국에서는 할 수 없습니다.

errors-id_reused = 내용이 다른 명령에 이미 사용한 ID입니다.

errors-not_claimable = 상대가 돌아왔거나, 자리를 비운 지 아직 얼마 되지 않았습니다.

errors-already_rematched = 한 판 더 둘 대국이 이미 있습니다.

errors-time_is_up = 수나 요청이 서버에 전달되기 전에 시간이 다 되었습니다.

errors-no_session = 로그인하거나 대국을 시작한 뒤에 할 수 있습니다.

errors-no_account = 계정이 필요합니다. 로그인하거나 계정을 만들어 주세요.

errors-too_many_aborts = 레이팅 대국을 초반에 여러 번 그만두어 한동안 새로 시작할 수 없습니다.

errors-has_account = 이미 계정이 있습니다.

errors-bad_name = 이름은 한글, 영문자, 숫자, 밑줄(_), 하이픈(-)으로 2자에서 20자까지 쓸 수 있습니다.

errors-name_taken = 이미 있는 이름과 같거나 비슷한 이름, 또는 쓸 수 없는 이름입니다. 다른 이름을 정해 주세요.

errors-bad_password = 비밀번호는 8자에서 128자까지 쓸 수 있습니다.

errors-weak_password = 너무 쉬운 비밀번호입니다. 더 길거나 흔하지 않은 비밀번호를 정해 주세요.

errors-wrong_sign_in = 이름이나 비밀번호가 맞지 않습니다.

errors-wrong_password = 비밀번호가 맞지 않습니다.

errors-second_factor_needed = 인증 앱의 코드를 입력해 주세요.

errors-wrong_code = 코드가 맞지 않거나 이미 쓴 코드입니다.

errors-second_factor_on = 2단계 인증을 이미 쓰고 있습니다.

errors-second_factor_off = 2단계 인증을 쓰고 있지 않습니다.

errors-wrong_recovery = 이름이나 복구 코드가 맞지 않습니다.

errors-no_mail = 메일을 보내지 않는 서버입니다.
errors-no_email = 계정에 확인된 이메일 주소가 없습니다.

errors-no_push = 알림을 보내지 않는 서버입니다.

errors-bad_push = 이 브라우저에서는 알림을 받을 수 없습니다.

errors-bad_email = 이메일 주소가 올바르지 않습니다.

errors-wrong_link = 올바르지 않거나, 이미 사용했거나, 기한이 지난 링크입니다. 새 링크를 받아 주세요.

errors-unknown_session = 이미 로그아웃된 기기입니다.

errors-unknown_player = 존재하지 않는 사용자입니다.

errors-not_yourself = 자기 자신에게 도전하거나 자신을 차단할 수 없습니다.

errors-too_many_blocks = 차단 목록이 가득 찼습니다. 먼저 다른 사용자의 차단을 풀어 주세요.

errors-too_many_devices = 설정을 저장한 기기가 너무 많습니다.

errors-bad_record = 기보를 읽을 수 없거나 규칙에 어긋나는 내용이 있습니다.

errors-record_differs = 이 기보는 이미 다른 내용으로 저장되어 있습니다.

errors-records_full = 이 서버에 기보를 저장할 공간이 없습니다.

errors-suspended = 운영자가 이용을 정지한 계정입니다.

errors-sign_up_closed = 이 서버는 새 계정을 받지 않습니다.

errors-too_many_records = 계정에 기보를 더 저장할 수 없습니다. 필요 없는 기보를 지운 뒤에 다시 시도해 주세요.

errors-unrateable = 이런 대국은 레이팅에 반영할 수 없습니다.

errors-bot_unrated = 봇 계정은 레이팅 대국을 둘 수 없습니다.

errors-no_clock = 이 대국의 시간 설정에서는 할 수 없습니다.
errors-no_total_time = 양쪽이 시간을 함께 쓰는 대국만 합의로 중간에 끝낼 수 있습니다.
errors-never_stopped = 이 규칙에서는 승부가 나기 전에 대국을 끝낼 수 없어 양쪽이 함께 쓰는 시간을 정할 수 없습니다.

errors-no_opponent = 사람 둘이 두는 대국에서만 할 수 있습니다.

errors-time_given_out = 시간을 더 줄 수 없습니다.

errors-list_full = 정해진 한도를 다 써서 더는 할 수 없습니다.

errors-adjourned = 중단된 대국입니다. 먼저 재개해야 합니다.

errors-not_adjourned = 중단된 대국이 아닙니다.

errors-not_correspondence = 조건부 수는 통신 대국에서만 쓸 수 있습니다.

errors-bad_lines = 조건부 수가 너무 많거나 올바르지 않습니다.

errors-no_referee = 심판이 없거나 아직 들어오지 않은 대국입니다.

errors-bad_referee_key = 심판 링크가 올바르지 않습니다. 링크를 끝까지 복사했는지 확인해 주세요.

errors-referee_taken = 이미 사용한 심판 링크입니다.

errors-referee_plays = 대국자는 심판을 겸할 수 없습니다.

errors-not_referee = 이 대국의 심판이 아니거나, 아직 동의하지 않은 대국자가 있습니다.

errors-bad_ruling = 판정에서 준 시간이 허용 범위를 벗어났습니다.

errors-text_too_long = 입력한 내용이 너무 깁니다. 줄여 주세요.

errors-bad_text = 입력한 내용이 비어 있거나 쓸 수 없는 문자가 들어 있습니다.

errors-chat_off = 채팅을 쓸 수 없는 서버입니다.

errors-chat_closed = 지금은 이 채팅에 참여할 수 없습니다.

errors-said_already = 방금 같은 메시지를 보냈습니다.

errors-must_deviate = 심판의 판정에 따라 다른 수를 두어야 합니다.

errors-unknown_seek = 이미 마감된 대국 신청입니다.

errors-own_seek = 내가 올린 대국 신청은 수락할 수 없습니다.

errors-not_your_seek = 내가 올린 대국 신청만 취소할 수 있습니다.

errors-too_many_seeks = 올라온 대국 신청이 너무 많습니다. 내 신청을 취소하거나 나중에 다시 시도해 주세요.

errors-bad_range = 레이팅 범위가 올바르지 않습니다.

errors-not_for_you = 이 대국 신청의 조건에 맞지 않습니다.

errors-unknown_pool = ‘바로 상대 찾기’에 없는 제한 시간입니다.

errors-not_waiting = 상대를 기다리는 중이 아닙니다.

errors-playing = 대국이 시작되어 상대 찾기를 마쳤습니다.

errors-challenge_refused = 이 사용자에게는 도전할 수 없습니다.

errors-too_many_challenges = 답을 기다리는 도전이 너무 많습니다. 내 도전을 취소하거나 나중에 다시 시도해 주세요.

errors-unknown_challenge = 이미 끝난 도전입니다.

errors-not_invited = 다른 사람을 위해 비워 둔 자리입니다.

errors-unknown_tournament = 그런 대회가 없습니다.

errors-bad_tournament = 대회 정보가 올바르지 않습니다. 이름, 시작 시각, 설정을 확인해 주세요.

errors-too_many_tournaments = 열려 있는 대회가 너무 많습니다. 내 대회를 먼저 끝내거나 나중에 다시 시도해 주세요.

errors-tournament_full = 대회 정원이 찼습니다.

errors-not_director = 대회 운영자만 할 수 있습니다.

errors-tournament_refused = 지금 이 대회에서는 할 수 없습니다.

errors-unknown_relay = 지금은 휴대폰으로 결과를 받지 않습니다.

errors-bad_relay = 테이블이 너무 많거나 대진이 올바르지 않아 휴대폰에 보여 줄 수 없습니다. 결과는 손으로 입력해 주세요.

errors-too_many_relays = 이 서버나 네트워크에서 휴대폰을 쓰는 대회가 너무 많습니다. 나중에 다시 시도해 주세요.

errors-unknown_code = 지금은 쓸 수 없는 코드입니다. 이번 회전의 QR 코드를 찍어 주세요.

errors-board_settled = 이 테이블은 이미 결과가 정해졌습니다. 잘못되었으면 심판을 불러 주세요.

errors-unknown_club = 그런 동호회가 없습니다.

errors-bad_club = 입력한 내용이 올바르지 않습니다. 이름과 날짜가 맞는지, 글이 너무 길지 않은지 확인해 주세요.

errors-too_many_clubs = 동호회를 더 만들 수 없습니다. 내 동호회가 이미 여럿이거나, 이 서버의 한도에 이르렀습니다.

errors-club_full = 이 동호회에는 회원이나 행사를 더 추가할 수 없습니다.

errors-not_officer = 이 동호회에서 그렇게 할 권한이 없습니다.

errors-not_member = 그사이 회원 명단이 바뀌었습니다. 페이지를 새로 고침한 뒤 다시 해 보세요.

errors-members_only = 이 대회에는 동호회 회원만 참가할 수 있습니다.

errors-owner_stays = 회장은 먼저 다른 회원에게 회장 자리를 넘겨야 합니다.

errors-unknown_game = 존재하지 않는 대국입니다.

errors-game_unreadable = 이 대국의 기록을 읽을 수 없습니다. 기록은 그대로 보관되어 있습니다.

errors-bad_analysis = 분석을 읽을 수 없습니다.

errors-unknown_analysis = 존재하지 않거나 보관 기간이 지난 분석입니다.

errors-no_table = 이 국면은 종반 데이터베이스에 없습니다.

errors-not_found = 존재하지 않는 주소입니다.

errors-method_not_allowed = 이 주소에서 지원하지 않는 요청 방식입니다.

errors-no_record = 아직 기보가 없거나, 이 형식으로 저장할 수 없는 대국입니다.

errors-too_large = 요청이 너무 큽니다.

errors-not_json = JSON 형식의 요청만 받습니다.

errors-bad_origin = 다른 사이트에서 보낸 요청은 받지 않습니다.

errors-too_fast = 요청이 너무 잦습니다. 잠시 뒤에 다시 시도해 주세요.

errors-too_many_sockets = 열려 있는 연결이 너무 많습니다. 다른 창을 닫고 다시 시도해 주세요.

errors-too_many_games = 진행 중인 대국이 너무 많습니다. 몇 판을 끝낸 뒤에 다시 시도해 주세요.

errors-too_many_unplayed_games = 아직 한 수도 두지 않은 대국이 너무 많습니다. 수를 두거나 대국을 취소한 뒤에 다시 시도해 주세요.

errors-too_many_analyses = 다른 대국을 분석하고 있습니다. 끝난 뒤에 다시 시도해 주세요.

errors-busy = 서버가 혼잡합니다. 잠시 뒤에 다시 시도해 주세요.

errors-storage_failed = 지금은 서버에 저장할 수 없습니다. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.

errors-no_space = 서버가 가득 차서 지금은 새 대국을 시작하거나 새로 저장할 수 없습니다. 진행 중인 대국은 계속할 수 있습니다.

errors-restarting = 서버를 다시 시작하고 있습니다. 잠시 뒤에 다시 시도해 주세요.

errors-standby = 다른 서버로 전환하고 있습니다. 몇 초만 기다려 주세요.

errors-invalid_token = 액세스 토큰이 잘못되었거나, 기한이 지났거나, 폐기되었습니다.

errors-token_needed = 액세스 토큰이 있어야 쓸 수 있는 주소입니다.

errors-missing_scope = 이 액세스 토큰에는 그 권한이 없습니다.

errors-session_required = 액세스 토큰으로는 할 수 없습니다. 웹사이트에 로그인해 주세요.

errors-unknown_token = 이미 폐기되었거나 존재하지 않는 액세스 토큰입니다.

errors-bad_handle = 프로그램용 이름은 영문자, 숫자, 밑줄(_), 하이픈(-)으로 2자에서 20자까지 쓸 수 있습니다.

errors-handle_taken = 다른 계정이 쓰고 있는 프로그램용 이름입니다. 다른 이름을 정해 주세요.

errors-handle_chosen = 프로그램용 이름은 한 번만 바꿀 수 있고, 이미 바꿨습니다.

errors-has_played = 이미 대국한 계정은 봇 계정이 될 수 없습니다.

errors-not_a_bot = 봇 계정만 할 수 있습니다.

errors-too_many_tokens = 액세스 토큰이 너무 많습니다. 쓰지 않는 토큰을 먼저 폐기해 주세요.

errors-bad_token = 작업자 인증에 실패했습니다.

errors-stale_job = 더는 맡고 있지 않은 작업입니다. 취소되었거나, 이미 답이 왔거나, 다른 작업자에게 넘어갔습니다.

errors-internal = 서버에 문제가 생겼습니다. 나중에 다시 시도해 주세요.
