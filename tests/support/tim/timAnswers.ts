/** Answers of a platform with one group, enough to sign in and chat. */
export const ANSWERS: ReadonlyMap<string, object> = new Map<string, object>([
  ['im_open_status.wslogin', { A2Key: 'a2', TinyId: '144', InstId: 5, HelloInterval: 120, TimeStamp: 1795000000 }],
  ['recentcontact.page_get', { CompleteFlag: 1, SessionItem: [] }],
  [
    'group_open_http_svc.get_joined_group_list',
    {
      TotalCount: 1,
      GroupIdList: [
        { GroupId: 'g', Type: 'Public', NextMsgSeq: 3, SelfInfo: { Role: 'Member', JoinTime: 1, MsgSeq: 1 } },
      ],
    },
  ],
  [
    'group_open_http_svc.get_group_self_member_info',
    {
      GroupInfo: [
        {
          GroupId: 'g',
          ErrorCode: 0,
          Type: 'Public',
          NextMsgSeq: 3,
          SelfInfo: { Role: 'Member', JoinTime: 1, MsgSeq: 1 },
        },
      ],
    },
  ],
  ['group_open_http_svc.send_group_msg', { MsgTime: 1795000100, MsgSeq: 3 }],
  ['group_open_http_svc.group_msg_get', { GroupId: 'g', IsFinished: 1, RspMsgList: [] }],
])
