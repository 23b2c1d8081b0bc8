// Generated from the contract by `npm run api`. Do not edit.

export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is there a session? */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/auth-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getAuthUser"];
        /**
         * Save what belongs to the signed-in person
         * @description The specification names the payload `avaThreadId` and leaves the verb open; PUT is the generic helper with a body.
         */
        put: operations["updateAuthUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description Answers with the session cookie. After five wrong tries the server answers 429 with `Retry-After`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and clears the cookie; signing out without a session is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by token */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation e-mail again */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find members */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My connections and requests */
        get: operations["listConnections"];
        put?: never;
        /** Ask a member to connect */
        post: operations["requestConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a request or remove a connection */
        delete: operations["removeConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The network feed */
        get: operations["listPosts"];
        put?: never;
        /** Write a post */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        /** Edit my post; keep, mute or vote on anybody's */
        put: operations["updatePost"];
        post?: never;
        /** Delete my post */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments of a post */
        get: operations["listComments"];
        put?: never;
        /** Comment on a post, or reply to a comment */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/comment/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        /** Replies to a comment */
        get: operations["listReplies"];
        /** Edit my comment or reply */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete my comment or reply
         * @description A comment with replies stays as a placeholder marked `deleted`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/comment/like/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Like a comment, or take it back */
        put: operations["likeComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/comment/reply/like/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Like a reply, or take it back */
        put: operations["likeReply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who reacted to a post */
        get: operations["listReactions"];
        put?: never;
        /**
         * React to a post
         * @description One reaction a person and post; reacting again replaces it and keeps its id.
         */
        post: operations["react"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take my reaction back */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notifications */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all as read */
        put: operations["markAllNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark one read or unread */
        put: operations["updateNotification"];
        post?: never;
        /** Remove one */
        delete: operations["removeNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{ownerId}/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded or illustrated file
         * @description Illustrations (avatars, scenes) are public. Uploads need a session, and those of a post or a conversation the right
         *     to read it. Images are shown in place; documents come as attachments. Nothing is ever run: types are not guessed,
         *     and a file opened by itself is sandboxed.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/facebook-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/apple-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search over everything
         * @description At most five results of each type, best first; the types in the order of the enumeration.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My conversations */
        get: operations["listConversations"];
        put?: never;
        /**
         * Start a conversation
         * @description Two people have one conversation without a name; asking for it again answers the one there is.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One conversation
         * @description Reading it changes nothing; what marks it read is PUT with `readUpTo`.
         */
        get: operations["getConversation"];
        /** Read, mute, pin, archive, rename, change members, leave */
        put: operations["updateConversation"];
        post?: never;
        /**
         * Delete a conversation for me
         * @description It leaves my list, and what was written so far is gone for me alone; the next message brings it back. A group is
         *     left with it.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a conversation */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Edit my message, react to one, pin one */
        put: operations["updateMessage"];
        post?: never;
        /** Delete a message for me or for everyone */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/thread/{avaThreadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/property-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/smart-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/listing-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/epc-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-viewings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-managers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-sa-management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-sa-management/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-epcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-epcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mortgages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mortgages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/ch/company-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/ch/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/downgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/user-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/upcoming-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailing-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/beta-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/beta-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Proof that a session exists. */
        Session: {
            /**
             * @description Whose session it is.
             * @example 1
             */
            userId: number;
        };
        /** @description The one error shape of every failing answer. */
        ApiError: {
            /**
             * @description For people; shown as text
             * @example That e-mail or password doesn't match
             */
            message: string;
            /**
             * @description For programs, kebab-case
             * @example validation-failed
             */
            code?: string;
            /** @description Messages by field name (422). */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description The signed-in person, as only they see themselves. */
        CurrentUser: {
            /** @example 1 */
            id: number;
            /** @example hannah.okafor */
            username: string;
            /** @example Hannah Okafor */
            fullName: string;
            /**
             * @description A file under the owner's media path.
             * @example avatar.svg
             */
            profileImage: string | null;
            /**
             * Format: email
             * @example hannah@okaforhomes.example
             */
            email: string;
            emailConfirmed: boolean;
            /**
             * @description The assistant's thread; empty until one was fetched.
             * @example thread_1
             */
            avaThreadId: string | null;
            userRole: {
                /** @enum {string} */
                role: "user" | "admin";
            };
            /** @enum {string} */
            plan: "free" | "pro" | "business";
            headline?: string | null;
        };
        AuthUserUpdate: {
            avaThreadId: string;
        };
        LoginRequest: {
            /**
             * Format: not-blank
             * @description E-mail address or username.
             */
            identifier: string;
            /** Format: password */
            password: string;
            /**
             * @description Keep the session past the end of the browser session.
             * @default false
             */
            remember: boolean;
        };
        ConfirmEmailRequest: {
            token: string;
        };
        EmailConfirmationRequest: {
            /**
             * Format: uri
             * @description The site's origin; the link in the e-mail starts with it.
             */
            uri: string;
        };
        /**
         * @description What a member does in property.
         * @enum {string}
         */
        MemberRole: "investor" | "landlord" | "property_manager" | "agent" | "sourcer" | "developer" | "broker" | "solicitor" | "accountant" | "trade" | "surveyor" | "other";
        /**
         * @description What this person is to me.
         * @enum {string}
         */
        ConnectionStatus: "none" | "pending_out" | "pending_in" | "connected" | "blocked";
        /** @description A member as other members see them. */
        User: {
            id: number;
            username: string;
            fullName: string;
            profileImage: string | null;
            /** @example Buy-to-let investor, Leeds */
            headline: string | null;
            roles: components["schemas"]["MemberRole"][];
            location: {
                town?: string;
                /**
                 * @description First half of a postcode.
                 * @example LS12
                 */
                outcode?: string;
            } | null;
            verified: boolean;
            /** Format: date-time */
            joinedAt: string;
            connectionStatus: components["schemas"]["ConnectionStatus"];
            connectionId: number | null;
            mutualCount: number;
            /** Format: date-time */
            lastSeenAt: string | null;
        };
        UserPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["User"][];
        };
        /** @description Who wrote something; enough for an avatar and a link. */
        Author: {
            id: number;
            fullName: string;
            username: string;
            profileImage: string | null;
            headline?: string | null;
        };
        /** @description A request or a relation between two members. */
        Connection: {
            id: number;
            requesterId: number;
            addresseeId: number;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "blocked";
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            respondedAt: string | null;
            user: components["schemas"]["Author"];
        };
        ConnectionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Connection"][];
        };
        ConnectionRequest: {
            userId: number;
            note?: string;
        };
        /** @description A name that the text calls with an @, and where it leads. */
        Mention: {
            /**
             * @description What follows the @ in the text.
             * @example callum.reyes
             */
            name: string;
            /**
             * @description A path of this site.
             * @example /callum.reyes
             */
            link: string;
        };
        /** @enum {string} */
        AttachmentKind: "evaluation" | "listing" | "property" | "article" | "link";
        SnapshotFigure: {
            /** @example Gross yield */
            label: string;
            /**
             * @description Written out with its unit.
             * @example 8.4%
             */
            value: string;
        };
        /** @description A record as it was when it was shown to others. */
        Snapshot: {
            /** @example Armley terrace, three bedrooms */
            title: string;
            /** @example BRRR · Leeds LS12 */
            subtitle: string;
            /**
             * @description A media path, `{ownerId}/media/{file}`
             * @example 1/media/armley.svg
             */
            image: string | null;
            figures: components["schemas"]["SnapshotFigure"][];
        };
        /** @description A deal, home, article or link that a post shows as a card, as it was when the post was written. */
        Attachment: {
            kind: components["schemas"]["AttachmentKind"];
            /** @description The record's id; for a link its address. */
            refId: string;
            snapshot: components["schemas"]["Snapshot"];
        };
        /**
         * @description Who may read a post.
         * @enum {string}
         */
        Audience: "members" | "connections" | "me";
        /** @description How many reactions of each type; a missing type is zero. */
        ReactionCounts: {
            like?: number;
            congrats?: number;
            insightful?: number;
            interested?: number;
            would_buy?: number;
            too_dear?: number;
        };
        /** @enum {string} */
        ReactionType: "like" | "congrats" | "insightful" | "interested" | "would_buy" | "too_dear";
        /**
         * @description For `would_buy`: what the member would pay, in £; null when they named none, and for every other type.
         * @example 172500
         */
        ReactionPrice: number | null;
        MyReaction: {
            id: number;
            type: components["schemas"]["ReactionType"];
            price?: components["schemas"]["ReactionPrice"];
        };
        /** @description An uploaded image; its media path is `{author's id}/media/{file}`. */
        SharedImage: {
            /** @example post-12.jpg */
            file: string;
            /**
             * @description What it shows, in words; empty when the author said nothing.
             * @example The back bedroom before the plasterer
             */
            alt: string;
        };
        PollOption: {
            text: string;
            votes: number;
        };
        /** @description A question with two to six answers; one vote a member, changeable until it ends. */
        Poll: {
            options: components["schemas"]["PollOption"][];
            /** Format: date-time */
            endsAt: string;
            /** @description All votes together. */
            votes: number;
            /** @description The place of my option in the list from 0; null when I have not voted. */
            myVote: number | null;
        };
        /**
         * @description What the author of a post hopes for.
         * @enum {string|null}
         */
        LookingFor: "advice" | "funding" | "jv_partner" | "deal" | "tradesperson" | "tenant" | null;
        /** @description A text that a post had before an edit. */
        PostVersion: {
            content: string;
            /**
             * Format: date-time
             * @description When the edit replaced it.
             */
            until: string;
        };
        Post: {
            id: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            attachment: components["schemas"]["Attachment"] | null;
            audience: components["schemas"]["Audience"];
            tags: string[];
            reactionCounts: components["schemas"]["ReactionCounts"];
            myReaction: components["schemas"]["MyReaction"] | null;
            /** @description Comments and replies together. */
            commentCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            images?: components["schemas"]["SharedImage"][];
            /** Format: uri */
            videoUrl?: string | null;
            poll?: components["schemas"]["Poll"] | null;
            lookingFor?: components["schemas"]["LookingFor"];
            /** @description I have kept it for later. */
            saved?: boolean;
            /** @description Its author keeps it on top of their profile. */
            pinned?: boolean;
            /** @description I hear nothing more of it. */
            muted?: boolean;
            /** @description Its author takes no more comments. */
            commentsOff?: boolean;
            /** @description Its earlier texts, oldest first. */
            history?: components["schemas"]["PostVersion"][];
        };
        PostPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Post"][];
        };
        /**
         * Format: uri
         * @description Where a video is shown; http or https.
         * @example https://video.example/watch/armley-before
         */
        VideoUrl: string;
        /** @description What a post shall show as a card; the server takes the snapshot. */
        NewAttachment: {
            kind: components["schemas"]["AttachmentKind"];
            /** @description The record's id; for a link its address, http or https. */
            refId: string;
        };
        NewPoll: {
            /**
             * @example [
             *       "Refinance now",
             *       "Wait for the next cut"
             *     ]
             */
            options: string[];
            /** @description How long it runs, in days. */
            days: number;
        };
        NewPost: {
            /** Format: not-blank */
            content: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            videoUrl?: components["schemas"]["VideoUrl"];
            attachment?: components["schemas"]["NewAttachment"];
            poll?: components["schemas"]["NewPoll"];
            /** @description Take no comments. */
            commentsOff?: boolean;
            /** @description Sent again with a retry; the server keeps one post for it. */
            clientId?: string;
        };
        /** @description A post with images. Text fields as in `NewPost`; `attachment` and `poll` travel as JSON. */
        NewPostForm: {
            /** Format: not-blank */
            content: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            videoUrl?: components["schemas"]["VideoUrl"];
            attachment?: components["schemas"]["NewAttachment"];
            poll?: components["schemas"]["NewPoll"];
            /** @description Take no comments. */
            commentsOff?: boolean;
            /** @description Sent again with a retry; the server keeps one post for it. */
            clientId?: string;
            /** @description In the order they are shown, each at most 5 MB. */
            images?: string[];
            /** @description What each image shows, in the order of the images. */
            alts?: string[];
        };
        /**
         * @description The given fields change. `saved`, `muted` and `vote` are every reader's own; all others are the author's, and only
         *     `content` marks the post edited.
         */
        PostUpdate: {
            /** Format: not-blank */
            content?: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            commentsOff?: boolean;
            /** @description One post a member; pinning another lets the earlier one go. */
            pinned?: boolean;
            saved?: boolean;
            muted?: boolean;
            /** @description The place of an option of the poll from 0; null takes the vote back. */
            vote?: number | null;
            /**
             * Format: date-time
             * @description The state an edit of the text began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        Reply: {
            id: number;
            commentId: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            likeCount: number;
            likedByMe: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
        };
        /** @description The figure of the post's evaluation that a comment speaks of. */
        FigurePin: {
            /** Format: uuid */
            evaluationId: string;
            /**
             * @description The figure's name in the evaluation.
             * @example grossYield
             */
            field: string;
        };
        Comment: {
            id: number;
            postId: number;
            authUser: components["schemas"]["Author"];
            /** @description Empty when `deleted`. */
            content: string;
            mentions: components["schemas"]["Mention"][];
            likeCount: number;
            likedByMe: boolean;
            replyCount: number;
            /** @description The first replies, oldest first, at most three; ask for the rest. */
            replies: components["schemas"]["Reply"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description Removed by its author but kept for its replies. */
            deleted: boolean;
            image?: components["schemas"]["SharedImage"] | null;
            pin?: components["schemas"]["FigurePin"] | null;
        };
        CommentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Comment"][];
        };
        NewComment: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            clientId?: string;
            pin?: components["schemas"]["FigurePin"];
        };
        /** @description A comment with an image. Text fields as in `NewComment`; `pin` travels as JSON. */
        NewCommentForm: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            clientId?: string;
            pin?: components["schemas"]["FigurePin"];
            /**
             * Format: binary
             * @description At most 5 MB.
             */
            image?: string;
            /** @description What the image shows. */
            alt?: string;
        };
        /** @description A comment, or a reply when the request named a comment. */
        CreatedComment: components["schemas"]["Comment"] | components["schemas"]["Reply"];
        ReplyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Reply"][];
        };
        CommentUpdate: {
            /** Format: not-blank */
            content: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        LikeRequest: {
            /** @description The wanted state; saying it twice changes nothing. */
            liked: boolean;
        };
        LikeState: {
            likeCount: number;
            likedByMe: boolean;
        };
        Reaction: {
            id: number;
            postId: number;
            type: components["schemas"]["ReactionType"];
            user: components["schemas"]["Author"];
            price?: components["schemas"]["ReactionPrice"];
            /** Format: date-time */
            createdAt: string;
        };
        ReactionList: components["schemas"]["Reaction"][];
        NewReaction: {
            postId: number;
            type: components["schemas"]["ReactionType"];
            price?: components["schemas"]["ReactionPrice"];
        };
        Notification: {
            id: number;
            notificationType: {
                /**
                 * @description 1 New connection request, 2 You are now connected, 3 Commented on your Post, 4 Replied to your Comment,
                 *     5 Reacted to your post, 6 New message, 7 Mentioned you in a Post, 8 New property matching your search,
                 *     9 Liked your comment, 10 Liked your reply, 13 Outstanding transactions to confirm. Others may come.
                 */
                id: number;
            };
            read: boolean;
            /** @description Only true ones are shown; the member's preferences for the type decide. */
            wasInAppSent: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Whom it is for. */
            notifierId: number;
            sender: components["schemas"]["Author"] | null;
            userPost: {
                id: number;
                authUser: {
                    id: number;
                };
            } | null;
            message: {
                conversation: {
                    id: number;
                };
            } | null;
            commentId?: number | null;
            replyId?: number | null;
            /**
             * Format: uuid
             * @description The saved search of type 8.
             */
            propertySearchId?: string | null;
            /** @description The request or relation of types 1 and 2. */
            connectionId?: number | null;
            /** @description How many things it stands for: messages of type 6, homes of type 8, transactions of type 13. */
            count?: number | null;
        };
        /** @description The first page carries `unreadCount` too. */
        NotificationPage: {
            page: number;
            totalPages: number;
            notifications: components["schemas"]["Notification"][];
            /** @description Unread and in-app sent. */
            unreadCount?: number;
        };
        /** @description Empty. */
        MarkAllRequest: Record<string, never>;
        NotificationUpdate: {
            read: boolean;
        };
        UserResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user";
            id: number;
            /** @example Priya Raman */
            fullName: string;
            /** @example priya.raman */
            username: string;
            profileImage: string | null;
        };
        BusinessResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
            /** @example Pritchard Lettings */
            name: string;
            username: string;
            profileImage: string | null;
            /** @description Whose business it is. */
            authUser: {
                id: number;
            };
        };
        BusinessTypeResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessType";
            /** @example Solicitors & Conveyancers */
            name: string;
        };
        /** @description A property of mine. */
        PropertyResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "property";
            /** Format: uuid */
            uuid: string;
            /** @example 14 Heathfield Terrace, Leeds LS12 3PA */
            fullAddress: string;
            propertyEvaluation: {
                title: string;
            } | null;
        };
        ArticleResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "article";
            /** Format: uuid */
            uuid: string;
            /** @description The box shows at most 37 characters of it. */
            title: string;
            image: string | null;
            authUser: {
                id: number;
            };
        };
        SearchResult: components["schemas"]["UserResult"] | components["schemas"]["BusinessResult"] | components["schemas"]["BusinessTypeResult"] | components["schemas"]["PropertyResult"] | components["schemas"]["ArticleResult"];
        SearchResults: components["schemas"]["SearchResult"][];
        /** @description Somebody in a conversation, and how far they have read. */
        ChatMember: {
            user: components["schemas"]["Author"];
            /**
             * @description The owner of a group removes others; in a conversation of two both are members.
             * @enum {string}
             */
            role: "owner" | "member";
            /** @description The newest message they have read; null when none or when they do not say. */
            lastReadId: number | null;
            /** Format: date-time */
            joinedAt: string;
        };
        /** @description The message that this one answers, as far as a quotation needs it. */
        QuotedMessage: {
            id: number;
            sender: components["schemas"]["Author"];
            /** @description Its beginning; empty when `deleted`. */
            content: string;
            deleted: boolean;
        };
        /** @description An uploaded file; its media path is `{ownerId}/media/{file}`. */
        ChatFile: {
            /** @enum {string} */
            kind: "image" | "document";
            ownerId: number;
            /** @example message-31.pdf */
            file: string;
            /**
             * @description As the sender called it.
             * @example Gas certificate 2026.pdf
             */
            name: string;
            /** @example application/pdf */
            mime: string;
            /** @description In bytes. */
            size: number;
            /** @description What an image shows; empty for documents. */
            alt: string;
        };
        /** @enum {string} */
        ChatCardKind: "evaluation" | "listing" | "property" | "contact";
        /** @description A record shown as a card, as it was when it was sent. */
        ChatCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
            snapshot: components["schemas"]["Snapshot"];
        };
        ChatAttachment: components["schemas"]["ChatFile"] | components["schemas"]["ChatCard"];
        Message: {
            /**
             * @description Grows with time.
             * @example 104
             */
            id: number;
            conversation: {
                id: number;
            };
            sender: components["schemas"]["Author"];
            /**
             * @description Markdown with maths; empty when deleted, and when attachments say it all.
             * @example The yield is $$\frac{13800}{180000}$$, before voids.
             */
            content: string;
            /** @description The name its sender's client gave it. */
            clientId: string;
            replyTo: components["schemas"]["QuotedMessage"] | null;
            attachments: components["schemas"]["ChatAttachment"][];
            /**
             * @description Who reacted, by emoji: ids of members, first come first.
             * @example {
             *       "👍": [
             *         2,
             *         6
             *       ]
             *     }
             */
            reactions: {
                [key: string]: number[];
            };
            /**
             * @description Of a message of mine: `sent`, `delivered` once every other member was online since, `read` once every one has read
             *     it. Of others': `read` or `delivered`. Clients add `sending` and `failed`.
             * @enum {string}
             */
            status: "sent" | "delivered" | "read";
            /** @description Kept at hand for everybody in the conversation. */
            pinned: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: date-time
             * @description When its sender deleted it for everyone.
             */
            deletedAt: string | null;
        };
        /** @description A conversation as I see it. Members who have left are not listed. */
        Conversation: {
            /** @example 12 */
            id: number;
            /**
             * @description A group's own name; null shows the participants' names.
             * @example Leeds HMO owners
             */
            name: string | null;
            isGroup: boolean;
            /** @description Everybody in it, me included. */
            participants: components["schemas"]["ChatMember"][];
            lastMessage: components["schemas"]["Message"] | null;
            /** @description Messages by others that I have not read. */
            unreadCount: number;
            /** @description I marked it unread; stays until I read on. */
            isMarkedUnread: boolean;
            /** @description The newest message I have read; the unread divider stands after it. */
            lastReadId: number | null;
            /** @description Its messages make no notifications. */
            muted: boolean;
            /** @description Stands on top of my list. */
            pinned: boolean;
            /** @description Not in my list, only under the filter `archived`. */
            archived: boolean;
            /** @description Somebody I am not connected with has written to me and I have not answered. */
            isRequest: boolean;
            /** @description False when I have left, and between two of whom one has blocked the other. */
            canWrite: boolean;
            /**
             * Format: uuid
             * @description The evaluation it is about.
             */
            dealRef: string | null;
            /**
             * @description Mine.
             * @enum {string}
             */
            role: "owner" | "member";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its name, deal or members last changed.
             */
            updatedAt: string;
        };
        ConversationPage: {
            page: number;
            totalPages: number;
            total: number;
            /** @description How many of my conversations are unread, muted and archived ones aside; the figure at Chat in the sidebar. */
            unreadTotal: number;
            data: components["schemas"]["Conversation"][];
        };
        NewConversation: {
            /**
             * @description Whom to talk with; more than one, or a name, makes a group.
             * @example [
             *       2
             *     ]
             */
            userIds: number[];
            /** Format: not-blank */
            name?: string;
            /**
             * Format: uuid
             * @description The evaluation it is about.
             */
            dealRef?: string;
        };
        /** @description The given fields change. `name`, `dealRef` and the members are everybody's, the rest is mine alone. */
        ConversationUpdate: {
            /**
             * Format: not-blank
             * @description Groups only.
             */
            name?: string;
            /** Format: uuid */
            dealRef?: string | null;
            /** @description Groups only; they see what is written from then on. */
            addUserIds?: number[];
            /** @description The owner's right. */
            removeUserIds?: number[];
            /**
             * @description Groups only. What was written so far stays readable; a leaving owner hands over to the longest-standing member.
             * @constant
             */
            leave?: true;
            muted?: boolean;
            pinned?: boolean;
            archived?: boolean;
            /** @description Marks it unread, or takes the mark back. */
            unread?: boolean;
            /**
             * @description The newest message on screen. Reading never goes back; it clears the mark, and the conversation's notifications of
             *     type 6 are read with it. This is what opening a conversation sends.
             */
            readUpTo?: number;
            /**
             * Format: date-time
             * @description The state an edit of name, deal or members began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Newest first; page 1 is the newest. */
        MessagePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Message"][];
        };
        /** @description `content` is its sender's, within 15 minutes; `reaction` and `pinned` are everybody's in the conversation. */
        MessageUpdate: {
            /** Format: not-blank */
            content?: string;
            /**
             * @description One emoji a member; null takes it back.
             * @example 👍
             */
            reaction?: string | null;
            pinned?: boolean;
            /**
             * Format: date-time
             * @description The state an edit of the text began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        NewMessageCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
        };
        /** @description Records to show as cards; the server takes the snapshots. */
        NewMessageCards: components["schemas"]["NewMessageCard"][];
        /** @description Text, cards or both. */
        NewMessage: {
            conversationId: number;
            /** @description May be empty beside attachments. */
            content: string;
            /** @description Sent again with a retry; the server keeps one message for it. */
            clientId: string;
            /** @description A message of the same conversation. */
            replyToId?: number;
            attachments?: components["schemas"]["NewMessageCards"];
        };
        /** @description A message with files. Text fields as in `NewMessage`; `attachments` travels as JSON. */
        NewMessageForm: {
            conversationId: number;
            content: string;
            clientId: string;
            replyToId?: number;
            attachments?: components["schemas"]["NewMessageCards"];
            /** @description Each at most 5 MB. */
            images?: string[];
            /** @description What each image shows, in the order of the images. */
            alts?: string[];
            /** @description Each at most 20 MB. */
            documents?: string[];
        };
    };
    responses: {
        /** @description No session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Fields break a rule; `errors` names them. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Asked too often; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such record, or not one the asker may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description It was changed elsewhere, or it exists already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A session, but no right to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description One-based page number; past the last page the list is empty. */
        Page: number;
        /** @description The record's id. */
        Id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthUserUpdate"];
            };
        };
        responses: {
            /** @description The person as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmationRequest"];
            };
        };
        responses: {
            /** @description On its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Part of a full name or username; case does not matter. */
                query?: string;
                /** @description Only members I am not connected with, most mutual connections first. */
                suggested?: boolean;
                /** @description Only my connections. */
                connected?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only connections in this state. */
                status?: "pending" | "accepted" | "declined" | "blocked";
                /** @description Requests to me or from me. */
                direction?: "in" | "out";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connections, twenty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionRequest"];
            };
        };
        responses: {
            /** @description Asked; the member gets a notification of type 1. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Which posts. `for-you`: mine, my connections' and theirs'; `connections`: mine and my connections'; `deals`: of
                 *     `for-you` those about a deal or a home; `saved`: those I kept, whoever wrote them.
                 */
                feed?: "for-you" | "connections" | "deals" | "saved";
                /** @description Newest first, or those with most reactions and comments first. */
                sort?: "latest" | "top";
                /** @description All posts of this member, by id, their pinned one first; `feed` does not count then. */
                author?: number;
                /** @description Only posts with this tag, in any case, without the */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPost"];
                "multipart/form-data": components["schemas"]["NewPostForm"];
            };
        };
        responses: {
            /** @description Posted; mentioned members get a notification of type 7. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post as saved; an edited text is marked and its earlier one kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most liked, newest or oldest first. */
                sort?: "top" | "newest" | "oldest";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments, ten at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
                "multipart/form-data": components["schemas"]["NewCommentForm"];
            };
        };
        responses: {
            /** @description Commented; the author of the post or comment gets a notification of type 3 or 4. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listReplies: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of replies, twenty at a time, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description As saved, marked edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description As it is now; the author gets a notification of type 9. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    likeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description As it is now; the author gets a notification of type 10. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listReactions: {
        parameters: {
            query: {
                /** @description The post. */
                postId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All reactions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    react: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReaction"];
            };
        };
        responses: {
            /** @description The reaction; the author gets a notification of type 5 for the first one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only unread ones. */
                unread?: boolean;
                /**
                 * @description Only these types, by their ids.
                 * @example [
                 *       3,
                 *       4,
                 *       7
                 *     ]
                 */
                type?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications, twenty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllRequest"];
            };
        };
        responses: {
            /** @description All read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Wanted width in pixels, from the ladder of device and image sizes. */
                w?: number;
                /** @description Wanted quality. */
                q?: number;
            };
            header?: never;
            path: {
                /** @description Whose file it is. */
                ownerId: string;
                /** @description The file's name. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `attachment` with the file's own name for documents. */
                    "Content-Disposition"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "video/*": string;
                    "application/*": string;
                    "text/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What was typed, without the space around it. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, of all types together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description All but archived ones, or only these; `deals` are those about an evaluation. */
                filter?: "all" | "unread" | "groups" | "deals" | "archived";
                /** @description Only those with this in the name, in a participant's name or username, or in the last message. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations, thirty at a time, pinned ones first, then by their last message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConversation"];
            };
        };
        responses: {
            /** @description The conversation of the two that there was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Started; nobody is told before the first message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdate"];
            };
        };
        responses: {
            /** @description As it is now; readers are told to the others by the socket's `messageRead`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone for me. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Answers the page that holds this message, whatever `page` says. */
                around?: number;
                /** @description Only messages with this in the text. */
                query?: string;
                /** @description Only pinned ones. */
                pinned?: boolean;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages, forty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            /** @description As it is now; everybody in the conversation is told by the socket's `messageChanged`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: {
                /** @description For me alone, which is always possible, or for everyone, which is its sender's right; then a placeholder stays. */
                for?: "me" | "everyone";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
                "multipart/form-data": components["schemas"]["NewMessageForm"];
            };
        };
        responses: {
            /**
             * @description Sent. The others are told by the socket's `newMessage`, and unless they muted it by one notification of type 6
             *     that stands for all they have not read.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
